import { Badge, RowMenu, SortableTree, type TreeMove, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { type Tool, type ToolGroup, useToolboxChanges } from "../../api/toolbox";
import { ToolLine } from "./tool-line.component";
import classes from "./toolbox.module.css";
import type { ToolboxQuestion } from "./toolbox-question";

interface GroupCardProps {
  readonly program: string;
  readonly group: ToolGroup;
  readonly mayChange: boolean;
  readonly onAsk: (question: ToolboxQuestion) => void;
}

const ICON_PX = 16;

/** The order as it is on the screen: where a tool was put it stays while that is saved. */
function useShownTools(program: string, group: ToolGroup) {
  const { order } = useToolboxChanges(program);
  const [wanted, setWanted] = useState<{ readonly of: ToolGroup; readonly tools: readonly Tool[] }>();
  const tools = wanted?.of === group ? wanted.tools : group.tools;
  const put = (guids: readonly string[], name: string) => {
    const next = {
      of: group,
      tools: guids.flatMap((guid) => tools.find((tool) => tool.guid === guid) ?? []),
    };
    setWanted(next);
    void order(group, next.tools, name).then(() =>
      setWanted((current) => (current === next ? undefined : current)),
    );
  };
  return { tools, put };
}

/** A group: its name, whom it is for, and its tools in their order. */
export function GroupCard({ program, group, mayChange, onAsk }: GroupCardProps) {
  const t = useTexts("programs");
  const { tools, put } = useShownTools(program, group);
  const toolAt = (guid: string) => tools.find((tool) => tool.guid === guid);
  const guids = tools.map(({ guid }) => guid);
  const move = (to: TreeMove) => to.kind === "item" && put(to.order, toolAt(to.value)?.title ?? "");
  const step = (guid: string, by: number) => {
    const at = guids.indexOf(guid);
    const others = guids.filter((each) => each !== guid);
    put([...others.slice(0, at + by), guid, ...others.slice(at + by)], toolAt(guid)?.title ?? "");
  };
  const renderGroup = () => (
    <div className={classes.head}>
      <h3 className={classes.name}>{group.name}</h3>
      {group.teacher_only && <Badge tone="info">{t("structure.teacherOnly")}</Badge>}
      {mayChange && (
        <RowMenu
          row={group}
          name={group.name}
          actions={[
            { label: t("toolbox.edit"), run: () => onAsk({ act: "group", group }) },
            {
              label: t("toolbox.deleteGroup"),
              isDestructive: true,
              run: () => onAsk({ act: "deleteGroup", group }),
            },
          ]}
        />
      )}
    </div>
  );
  const renderTool = (guid: string) => {
    const tool = toolAt(guid);
    const at = guids.indexOf(guid);
    return (
      tool && (
        <ToolLine
          tool={tool}
          mayChange={mayChange}
          onUp={at > 0 ? () => step(guid, -1) : null}
          onDown={at < guids.length - 1 ? () => step(guid, 1) : null}
          onDelete={() => onAsk({ act: "deleteTool", group, tool })}
        />
      )
    );
  };
  const renderEnd = () =>
    mayChange && (
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />}
        onClick={() => onAsk({ act: "tool", group })}
      >
        {t("toolbox.addTool")}
      </Button>
    );
  return (
    <SortableTree
      label={group.name}
      groups={[{ value: group.guid, items: guids }]}
      nameOf={(value) => toolAt(value)?.title ?? group.name}
      isOpen={() => true}
      isFixed={(value) => value === group.guid}
      readOnly={!mayChange}
      onMove={move}
      renderGroup={renderGroup}
      renderItem={renderTool}
      renderEnd={renderEnd}
    />
  );
}
