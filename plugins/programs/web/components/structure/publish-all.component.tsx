import { usePermission, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { useState } from "react";
import { useUnits } from "../../api/structure";
import { PartDialogs } from "./part-dialogs.component";
import type { StructuredProgram } from "./words";

const ICON_PX = 16;

/** Publishes every draft of a program, where there is one. */
export function PublishAll({ program }: { readonly program: StructuredProgram }) {
  const t = useTexts("programs");
  const mayChange = usePermission("programs.update");
  const [isAsking, setAsking] = useState(false);
  const units = useUnits(program.guid).data?.data ?? [];
  const hasDrafts = units.some(({ status, lessons }) =>
    [status, ...lessons.map((lesson) => lesson.status)].includes("draft"),
  );
  if (!mayChange || (!hasDrafts && !isAsking)) return null;
  return (
    <>
      <Button
        size="xs"
        leftSection={<IconSend size={ICON_PX} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t("structure.publishAll")}
      </Button>
      <PartDialogs
        program={program}
        units={units}
        question={isAsking ? { act: "publishAll" } : null}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
