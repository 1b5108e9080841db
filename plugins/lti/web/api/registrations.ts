import { type AnswerData, type BodyOf, createApi, unwrap } from "@estante/sdk";
import type { paths } from "./schema";

export const { api, apiQueryOptions, useApiQuery } = createApi<paths>();

export const REGISTRATION = "/schools/{guid}/lti";
export const LAUNCHES = "/schools/{guid}/lti/launches";
/** What the change of a registration makes old: whether a school launches by LTI is the school's. */
export const STALE = [REGISTRATION, "/schools", "/schools/{guid}"];

const TRIAL = "/schools/{guid}/lti/try";

export type Registration = AnswerData<"get", typeof REGISTRATION, paths>;

export type Launch = AnswerData<"get", typeof LAUNCHES, paths>[number];

export type Trial = AnswerData<"post", typeof TRIAL, paths>;

/** What staff write of the LMS, in the order of the form. */
export const WRITTEN = [
  "issuer",
  "issuer_url",
  "client_id",
  "deployment_id",
  "key_set_url",
  "token_url",
  "authorization_url",
] as const;
export const URLS: readonly string[] = ["issuer_url", "key_set_url", "token_url", "authorization_url"];
/** What the LMS is told of us. */
export const OWN = ["login_url", "redirect_url", "tool_url", "own_key_set_url", "public_key"] as const;

export type WrittenField = (typeof WRITTEN)[number];

export type RegistrationForm = Record<WrittenField | "authorization_keys", string> & {
  readonly enableLti: boolean;
};

/** A registration as its form has it: what is not known yet is empty. */
export const formOf = (registration: Registration): RegistrationForm => ({
  enableLti: registration.enableLti,
  issuer: registration.issuer ?? "",
  issuer_url: registration.issuer_url ?? "",
  client_id: registration.client_id ?? "",
  deployment_id: registration.deployment_id ?? "",
  key_set_url: registration.key_set_url ?? "",
  token_url: registration.token_url ?? "",
  authorization_url: registration.authorization_url ?? "",
  authorization_keys: registration.authorization_keys ?? "",
});

/** Tries a launch of a school's LMS, as it is saved. Raises ApiFailure. */
export async function tryRegistration(guid: string): Promise<Trial> {
  return (await unwrap(api.POST(TRIAL, { params: { path: { guid } } }))).data;
}

/** Saves what was changed, and answers the new version. Raises ApiFailure. */
export async function saveRegistration(
  guid: string,
  body: BodyOf<"put", typeof REGISTRATION, paths>,
  version: string | null,
): Promise<string | null> {
  const headers = version === null ? {} : { "If-Match": version };
  return (await unwrap(api.PUT(REGISTRATION, { params: { path: { guid } }, body, headers }))).etag;
}
