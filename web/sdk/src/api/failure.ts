/** One wrong field of a request, by its path in the body. */
export interface FieldFailure {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** Answer that no server gave: there was no connection, or it broke. */
export const NO_ANSWER = "NO_ANSWER";

const PASSING = new Set([429, 502, 503, 504]);

/** What a call ended with instead of data: the API's one error shape, and its HTTP status. */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: readonly FieldFailure[] = [],
    readonly requestId: string | null = null,
    readonly body: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }

  /** True when no server was reached, so that trying again later may help. */
  get isOffline(): boolean {
    return this.code === NO_ANSWER;
  }

  /** True when the same call may work in a moment: nobody answered, or the server is busy or away. */
  get isPassing(): boolean {
    return PASSING.has(this.status);
  }

  /** True when the session is over, so that the same call may work after signing in. */
  get isSignedOut(): boolean {
    return this.status === 401;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (value: unknown, fallback: string) => (typeof value === "string" && value ? value : fallback);

function fieldsOf(value: unknown): FieldFailure[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((entry) => ({
    field: textOf(entry.field, ""),
    code: textOf(entry.code, "invalid"),
    message: textOf(entry.message, ""),
  }));
}

/** Reads a failed answer; a proxy's page of HTML becomes a failure too. */
export function failureOf(response: Response, body: unknown): ApiFailure {
  const known = isRecord(body) ? body : {};
  const requestId = textOf(known.request_id, response.headers.get("x-request-id") ?? "");
  return new ApiFailure(
    response.status,
    textOf(known.code, String(response.status)),
    textOf(known.message, response.statusText),
    fieldsOf(known.errors),
    requestId || null,
    known,
  );
}

/** Anything thrown, as a failure that a screen can show. */
export function asFailure(thrown: unknown): ApiFailure {
  if (thrown instanceof ApiFailure) return thrown;
  return new ApiFailure(0, "UNEXPECTED", thrown instanceof Error ? thrown.message : String(thrown));
}
