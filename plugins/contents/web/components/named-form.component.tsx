import { RecordCreateForm, useTexts } from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import { apiQueryOptions } from "../api/client";
import { type ContentType, contentFields, contents } from "../api/contents";

/** What a content without a file is asked for beside its name. */
const askedOf = (type: ContentType): readonly string[] => {
  if (type.takes_tool) return ["name", "tool_guid"];
  return type.takes_url ? ["name", "url"] : ["name"];
};

/** A content without a file: a name, for a link an address too, then its own page. */
export function NamedForm({ type }: { readonly type: ContentType }) {
  const t = useTexts("contents");
  const hasNoTools = useHasNoTools(type.takes_tool);
  if (hasNoTools) return <p role="note">{t("create.noTools", { type: type.name })}</p>;
  return (
    <RecordCreateForm
      records={contents}
      fields={contentFields}
      only={askedOf(type)}
      given={{ type_guid: type.guid, is_teacher_only: 0 }}
      name={type.name}
      label={t("create.save", { type: type.name.toLowerCase() })}
    />
  );
}

/** Whether a tool is needed and none is registered. */
function useHasNoTools(isNeeded: boolean): boolean {
  const tools = useQuery(apiQueryOptions("/cms/tools", { query: { pageSize: 1 } }, { enabled: isNeeded }));
  return isNeeded && tools.data?.data.length === 0;
}
