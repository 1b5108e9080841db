import {
  AsideSection,
  Dialog,
  ErrorState,
  LoadingRows,
  ReferencePicker,
  StatusMark,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconUserQuestion } from "@tabler/icons-react";
import { useState } from "react";
import { useAccess } from "./access";
import classes from "./access.module.css";
import { AccessWords } from "./access-words.component";

const ICON_PX = 16;

interface Props {
  readonly guid: string;
  readonly name: string;
}

/** On the page of a content: why can, or cannot, somebody open it? For who may choose among people. */
export function AccessCheck({ guid, name }: Props) {
  const t = useTexts("contents");
  const [isOpen, setOpen] = useState(false);
  const mayList = usePermission("users.readList");
  const mayRead = usePermission("users.readDetail");
  if (!(mayList && mayRead)) return null;
  return (
    <AsideSection title={t("access.title")}>
      <p className={classes.quiet}>{t("access.text")}</p>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconUserQuestion size={ICON_PX} />}
        onClick={() => setOpen(true)}
      >
        {t("access.ask")}
      </Button>
      {isOpen && <AccessDialog guid={guid} name={name} onClose={() => setOpen(false)} />}
    </AsideSection>
  );
}

function AccessDialog({ guid, name, onClose }: Props & { readonly onClose: () => void }) {
  const t = useTexts("contents");
  const [person, setPerson] = useState<string | null>(null);
  return (
    <Dialog opened onClose={onClose} size="small" title={t("access.question", { name })} isPlain withClose>
      <div className={classes.dialog}>
        <ReferencePicker of="users" label={t("access.person")} value={person} onChange={setPerson} />
        {person && <Answer guid={guid} person={person} />}
      </div>
    </Dialog>
  );
}

function Answer({ guid, person }: { readonly guid: string; readonly person: string }) {
  const t = useTexts("contents");
  const query = useAccess(guid, person);
  if (query.isError) return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows rows={1} columns={0} />;
  const access = query.data.data;
  return (
    <div className={classes.answer} role="status">
      <StatusMark
        kind={access.may_open ? "active" : "inactive"}
        label={t(access.may_open ? "access.yes" : "access.no")}
        pill
      />
      <AccessWords access={access} />
    </div>
  );
}
