import type { Tool, ToolGroup } from "../../api/toolbox";

/** What is asked of who writes a toolbox, in a dialog. */
export type ToolboxQuestion =
  | { readonly act: "group"; readonly group: ToolGroup | null }
  | { readonly act: "tool" | "deleteGroup"; readonly group: ToolGroup }
  | { readonly act: "deleteTool"; readonly group: ToolGroup; readonly tool: Tool };
