import { ApiFailure, createApi, unwrap } from "@estante/sdk";

/** What a package is launched with: `auth` is a header's value, for this package and person only. */
export interface Launch {
  readonly endpoint: string;
  readonly auth: string;
  readonly registration: string;
}

/** How far the person is with a unit of a cmi5 course. */
export interface UnitState {
  readonly unit: string;
  readonly is_completed: boolean;
  readonly is_passed: boolean;
  readonly is_satisfied: boolean;
}

/**
 * As whom a package knows the person; `launch` is null where nothing it tells would be recorded, `units` are those of
 * a cmi5 course.
 */
export interface ActivityState {
  readonly ghostUser: object;
  readonly launch: Launch | null;
  readonly units: UnitState[];
}

type Answered<Data> = { responses: { 200: { content: { "application/json": { data: Data } } } } };

type Sent<Body> = { requestBody: { content: { "application/json": Body } } };

/** The calls as the specification has them: whoever keeps the records answers them, or nobody. */
interface StorePaths {
  "/lrs/xapi-state": {
    post: Sent<{ content_guid: string; student_guid: string }> & Answered<ActivityState>;
  };
  "/lrs/cmi5/launch": {
    post: Sent<{ content_guid: string; unit: string; return_url: string }> & Answered<{ url: string }>;
  };
}

const { api } = createApi<StorePaths>();
const NO_STORE = 404;

/** The state of a person in a content; null where the organization keeps no records. Raises ApiFailure. */
export async function readState(content: string, person: string): Promise<ActivityState | null> {
  try {
    const body = { content_guid: content, student_guid: person };
    return (await unwrap(api.POST("/lrs/xapi-state", { body }))).data;
  } catch (thrown) {
    if (thrown instanceof ApiFailure && thrown.status === NO_STORE) return null;
    throw thrown;
  }
}

/** Begin a session with a unit of a cmi5 course. Answers where the window goes; raises ApiFailure. */
export async function launchUnit(content: string, unit: string, returnUrl: string): Promise<string> {
  const body = { content_guid: content, unit, return_url: returnUrl };
  return (await unwrap(api.POST("/lrs/cmi5/launch", { body }))).data.url;
}
