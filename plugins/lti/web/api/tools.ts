import { type AnswerData, fields, records, unwrap } from "@estante/sdk";
import { api, type Trial } from "./registrations";
import type { paths } from "./schema";

export const tools = records<paths>()({
  name: "lti-tools",
  plugin: "lti",
  prefix: "tools.",
  section: "lti_tools",
  list: "/lti/tools",
  detail: "/lti/tools/{guid}",
  history: "/lti/tools/{guid}/history",
  usedBy: "/lti/tools/{guid}/used-by",
  bulk: "/lti/tools/bulk",
  actions: ["delete"],
  pages: { list: "/lti-tools", detail: "/lti-tools/{guid}", create: "/lti-tools/create" },
});

export type ToolRow = AnswerData<"get", "/lti/tools", paths>[number];

const MAX_URL = 2000;
const section = "details";
export const toolFields = fields(tools, {
  name: { kind: "text", label: "fields.name", section, isRequired: true, max: 100 },
  login_url: {
    kind: "text",
    label: "fields.loginUrl",
    help: "fields.loginUrlText",
    section,
    isRequired: true,
    max: MAX_URL,
  },
  launch_url: {
    kind: "text",
    label: "fields.launchUrl",
    help: "fields.launchUrlText",
    section,
    isRequired: true,
    max: MAX_URL,
  },
  redirect_urls: {
    kind: "tags",
    label: "fields.redirectUrls",
    help: "fields.redirectUrlsText",
    section,
    isRequired: true,
  },
  shares_names: {
    kind: "switch",
    label: "fields.sharesNames",
    help: "fields.sharesNamesText",
    section,
  },
});

/** Tries a tool, as it is saved. Raises ApiFailure. */
export async function tryTool(guid: string): Promise<Trial> {
  return (await unwrap(api.POST("/lti/tools/{guid}/try", { params: { path: { guid } } }))).data;
}

/** Begins the tool of a content in this browser, and answers where its frame starts. Raises ApiFailure. */
export async function launchTool(content: string, course: string): Promise<string> {
  const params = { path: { guid: content } };
  const body = { course_guid: course || null };
  return (await unwrap(api.POST("/lti/contents/{guid}/launch", { params, body }))).data.address;
}
