import { asFailure, FileField, reasonOf, toast, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconFileTypePdf, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { type Programming, type Session, useProgrammingChanges } from "../../api/programmings";
import classes from "./programming.module.css";

const ICON_PX = 16;
const MAX_BYTES = 60 * 1024 * 1024;

interface SessionGuideProps {
  readonly programming: Programming;
  readonly session: Session;
}

/** The teacher guide of a session, which is saved as it is chosen; another one comes once it is removed. */
export function SessionGuide({ programming, session }: SessionGuideProps) {
  const t = useTexts("programs");
  const { addGuide, removeGuide } = useProgrammingChanges(programming);
  const [isRemoving, setRemoving] = useState(false);
  const { guide } = session;
  if (!guide)
    return (
      <FileField
        label={t("programming.guide")}
        value={null}
        onChange={() => undefined}
        formats={["pdf"]}
        maxBytes={MAX_BYTES}
        send={async (file) => {
          await addGuide(session, file);
          return { upload: null };
        }}
      />
    );
  const remove = async () => {
    setRemoving(true);
    try {
      await removeGuide(session);
    } catch (thrown) {
      toast.error(t("structure.failed"), { text: reasonOf(asFailure(thrown)) });
    } finally {
      setRemoving(false);
    }
  };
  return (
    <div className={classes.guide}>
      <span className={classes.label}>{t("programming.guide")}</span>
      <a className={classes.mark} href={guide.url} download={guide.name}>
        <IconFileTypePdf size={ICON_PX} aria-hidden="true" />
        {guide.name}
      </a>
      <Button
        variant="default"
        size="xs"
        loading={isRemoving}
        leftSection={<IconX size={ICON_PX} aria-hidden="true" />}
        onClick={() => void remove()}
      >
        {t("programming.removeGuide")}
      </Button>
    </div>
  );
}
