import { DeleteDialog, EmptyState, ErrorState, LoadingRows, usePermission, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useToolbox, useToolboxChanges } from "../../api/toolbox";
import { GroupCard } from "./group-card.component";
import { GroupDialog } from "./group-dialog.component";
import { ToolDialog } from "./tool-dialog.component";
import classes from "./toolbox.module.css";
import type { ToolboxQuestion } from "./toolbox-question";

const ICON_PX = 16;

/** The groups of tools that stand beside every lesson of a program. */
export function ToolboxTab({ program }: { readonly program: string }) {
  const t = useTexts("programs");
  const mayChange = usePermission("programs.update");
  const query = useToolbox(program);
  const [question, setQuestion] = useState<ToolboxQuestion | null>(null);
  if (query.isError && !query.data)
    return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={2} />;
  const groups = query.data.data;
  const add = mayChange && (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />}
      onClick={() => setQuestion({ act: "group", group: null })}
    >
      {t("toolbox.add")}
    </Button>
  );
  return (
    <div className={classes.tab}>
      {groups.length === 0 ? (
        <EmptyState
          title={t("toolbox.none")}
          text={t(mayChange ? "toolbox.noneText" : "toolbox.noneToRead")}
          {...(add && { actions: add })}
        />
      ) : (
        <>
          <p className={classes.hint}>{t("toolbox.hint")}</p>
          <ul className={classes.groups} aria-label={t("toolbox.tab")}>
            {groups.map((group) => (
              <li key={group.guid}>
                <GroupCard program={program} group={group} mayChange={mayChange} onAsk={setQuestion} />
              </li>
            ))}
          </ul>
          {add && <div>{add}</div>}
        </>
      )}
      <ToolboxForms program={program} question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}

interface ToolboxFormsProps {
  readonly program: string;
  readonly question: ToolboxQuestion | null;
  readonly onClose: () => void;
}

function ToolboxForms({ program, question, onClose }: ToolboxFormsProps) {
  const t = useTexts("programs");
  const { remove, removeTool } = useToolboxChanges(program);
  const group = question?.act === "deleteGroup" ? question.group : null;
  const tool = question?.act === "deleteTool" ? question : null;
  return (
    <>
      {question?.act === "group" && (
        <GroupDialog program={program} group={question.group} onClose={onClose} />
      )}
      {question?.act === "tool" && <ToolDialog program={program} group={question.group} onClose={onClose} />}
      <DeleteDialog
        opened={group !== null}
        onClose={onClose}
        onDelete={async () => {
          if (group) await remove(group);
        }}
        title={t("toolbox.deleteGroupTitle", { name: group?.name ?? "" })}
        text={t("toolbox.deleteGroupText")}
        label={t("toolbox.deleteGroup")}
      />
      <DeleteDialog
        opened={tool !== null}
        onClose={onClose}
        onDelete={async () => {
          if (tool) await removeTool(tool.group, tool.tool);
        }}
        title={t("toolbox.deleteToolTitle", { name: tool?.tool.title ?? "" })}
        text={t("toolbox.deleteToolText")}
        label={t("toolbox.deleteTool")}
      />
    </>
  );
}
