import { useTexts } from "@estante/sdk";
import { IconPencil } from "@tabler/icons-react";
import { Tool, ToolGroup, Tools } from "../../bar/tools.component";
import { MARKING_KEYS } from "./use-marking-keys";
import type { Marking } from "./use-marking-tool";

/** In the bar: opens the marking tools with the pencil, and puts them away. */
export function MarkingTool({ marking }: { readonly marking: Marking }) {
  const t = useTexts("viewer");
  const isActive = marking.tool !== null;
  return (
    <Tools>
      <ToolGroup>
        <Tool
          label={t("marking.open")}
          keys={MARKING_KEYS.draw}
          active={isActive}
          icon={<IconPencil size={20} />}
          onUse={() => marking.choose(isActive ? null : "draw")}
        />
      </ToolGroup>
    </Tools>
  );
}
