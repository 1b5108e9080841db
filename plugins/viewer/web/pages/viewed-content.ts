import type { AnswerData } from "@estante/sdk";
import type { paths } from "../api/schema";

type Content = AnswerData<"get", "/cms/contents/{guid}", paths>;

/** What the viewer reads of a content, whether it was opened with a session or as a public one. */
export type ViewedContent = Pick<
  Content,
  | "guid"
  | "name"
  | "description"
  | "thumbnail"
  | "type_guid"
  | "status"
  | "is_public"
  | "is_downloadable"
  | "download_url"
  | "url_public_viewer"
  | "tracking"
  | "payload"
  | "settings"
> & { readonly customTags: readonly Pick<Content["customTags"][number], "type" | "name">[] };
