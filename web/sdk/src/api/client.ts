import createClient, { type Middleware } from "openapi-fetch";
import { session } from "../auth/session.store";
import { currentLanguage } from "../texts/language";
import { failureOf, NO_ANSWER } from "./failure";
import type { paths } from "./schema";

/** Where the API lives on the tenant's own host: the server says it in the page (KER-002). */
export const API_BASE =
  (typeof document === "undefined"
    ? null
    : document.querySelector<HTMLMetaElement>('meta[name="estante-api"]')?.content) || "/api";

/** A password or a second factor that is asked for while somebody is at work: the shell shows the page for it. */
async function noticeMissing(response: Response): Promise<void> {
  const body: unknown = await response.json().catch(() => null);
  const { user } = session.get();
  const { code } = failureOf(response, body);
  if (user && code === "PASSWORD_CHANGE_REQUIRED") session.know({ ...user, change_password: true });
  if (user && code === "SECOND_FACTOR_MISSING") session.know({ ...user, must_add_factor: true });
}

const authentication: Middleware = {
  onRequest({ request }) {
    const token = session.token();
    if (token) request.headers.set("authorization", `Bearer ${token}`);
    request.headers.set("accept-language", currentLanguage());
    return request;
  },
  onResponse({ request, response }) {
    const token = session.token();
    // A late answer to a session that is already gone must not end the new one.
    const isOurs = token !== null && request.headers.get("authorization") === `Bearer ${token}`;
    if (!isOurs) return;
    // A 403 is about what was asked, not about who asks: it is shown where it happened.
    if (response.status === 401) session.end("expired");
    else if (response.status === 403) void noticeMissing(response.clone());
    else if (response.ok) session.touch();
  },
  onError({ error }) {
    if (error instanceof DOMException && error.name === "AbortError") return error;
    const body = { status: "error", code: NO_ANSWER, message: "", errors: [], request_id: "" };
    return new Response(JSON.stringify(body), {
      status: 503,
      headers: { "content-type": "application/json" },
    });
  },
};

const origin = () => (typeof window === "undefined" ? "" : window.location.origin);

/** The typed client of the API: `await api.GET("/users/whoami")` answers data, error and response. */
export const api = createClient<paths>({
  baseUrl: `${origin()}${API_BASE}`,
  fetch: (request) => globalThis.fetch(request),
  querySerializer: { array: { style: "form", explode: true } },
});
api.use(authentication);

/** What a call is sent that takes a file in a form: the file, and what else the form has. */
export function fileForm(
  file: File,
  fields: Readonly<Record<string, string>> = {},
): { readonly body: never } {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", file);
  return { body: form as never };
}
