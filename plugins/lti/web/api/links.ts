import { type AnswerData, unwrap } from "@estante/sdk";
import { api } from "./registrations";
import type { paths } from "./schema";

export const CHOICE = "/lti/links/{guid}";
export const OFFERED = "/lti/links/{guid}/contents";

export type OfferedContent = AnswerData<"get", typeof OFFERED, paths>[number];

/** Chooses contents for links in the LMS, and goes to the page that brings them there. Raises ApiFailure. */
export async function chooseLinks(choice: string, contents: readonly string[]): Promise<void> {
  const body = { choice, contents: [...contents] };
  const { data } = await unwrap(api.POST("/lti/deep-linking", { body }));
  window.location.assign(data.address);
}
