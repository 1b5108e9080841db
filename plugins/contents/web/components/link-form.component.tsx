import { RecordCreateForm, useTexts } from "@estante/sdk";
import { type ContentType, contentFields, contents } from "../api/contents";

/** A content that is an address: a name and a url, then its own page. */
export function LinkForm({ type }: { type: ContentType }) {
  const t = useTexts("contents");
  return (
    <RecordCreateForm
      records={contents}
      fields={contentFields}
      only={["name", "url"]}
      given={{ type_guid: type.guid, is_teacher_only: 0 }}
      name={type.name}
      label={t("create.save", { type: type.name.toLowerCase() })}
    />
  );
}
