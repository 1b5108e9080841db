import {
  type AnswerData,
  asFailure,
  createApi,
  invalidate,
  reasonOf,
  toast,
  unwrap,
  useTexts,
} from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import type { paths } from "./schema";
import { onVersion } from "./structure";

const { api, useApiQuery } = createApi<paths>();

const TOOLBOX = "/lms/courses/{guid}/toolbox";
const GROUP = "/lms/courses/{guid}/toolbox/{tool_group_guid}";
// A program has no more groups.
const ALL = 200;

export type ToolGroup = AnswerData<"get", typeof TOOLBOX, paths>[number];
export type Tool = ToolGroup["tools"][number];

export interface ToolGroupBody {
  readonly name: string;
  readonly teacher_only: boolean;
}

/** One that is there is known by its guid; a new one has exactly one source. */
export interface ToolItem {
  readonly title: string;
  readonly guid?: string;
  readonly link?: string;
  readonly file?: string;
  readonly content_guid?: string;
  readonly library_guid?: string;
}

export const itemOf = ({ guid, title }: Tool): ToolItem => ({ guid, title });

/** The groups of a program's toolbox, the first one first. */
export const useToolbox = (program: string) =>
  useApiQuery(TOOLBOX, { path: { guid: program }, query: { pageSize: ALL } });

/** What is done with the groups of a toolbox; each raises ApiFailure, but for `order`, which says it itself. */
export function useToolboxChanges(program: string) {
  const t = useTexts("programs");
  const client = useQueryClient();
  const run = async (call: Promise<unknown>, done: string, name: string) => {
    try {
      await unwrap(call as Parameters<typeof unwrap>[0]);
      toast.success(t(`structure.${done}`, { name }));
    } finally {
      await invalidate(client, [TOOLBOX]);
    }
  };
  const at = { params: { path: { guid: program } } };
  const groupAt = ({ guid, version }: ToolGroup) => ({
    params: { path: { guid: program, tool_group_guid: guid } },
    headers: onVersion(version),
  });
  const put = (group: ToolGroup, items: readonly ToolItem[], done: string, name: string) =>
    run(api.PUT(GROUP, { ...groupAt(group), body: { items: [...items] } }), done, name);
  return {
    add: (body: ToolGroupBody) => run(api.POST(TOOLBOX, { ...at, body }), "created", body.name),
    change: (group: ToolGroup, body: ToolGroupBody) =>
      run(api.PUT(GROUP, { ...groupAt(group), body }), "saved", body.name),
    remove: (group: ToolGroup) => run(api.DELETE(GROUP, groupAt(group)), "deleted", group.name),
    addTool: (group: ToolGroup, item: ToolItem) =>
      put(group, [...group.tools.map(itemOf), item], "created", item.title),
    removeTool: (group: ToolGroup, tool: Tool) =>
      put(group, group.tools.filter((each) => each !== tool).map(itemOf), "deleted", tool.title),
    order: async (group: ToolGroup, tools: readonly Tool[], name: string) => {
      try {
        await put(group, tools.map(itemOf), "moved", name);
      } catch (thrown) {
        const failure = asFailure(thrown);
        toast.error(t("structure.failed"), { text: failure.fields[0]?.message ?? reasonOf(failure) });
      }
    },
  };
}
