import type { ApiFailure, RenderFailure } from "@estante/sdk";

/** The viewer's errors (specification: viewer-and-shell §8) and how they come about. */

export type ViewerErrorCode =
  | "ERROR_403"
  | "ERROR_404"
  | "ERROR_500"
  | "FILE_NOT_AUTHORIZED"
  | "DATA_QUESTION_NOT_FOUND"
  | "FILE_HAVE_ERROR"
  | "FILE_NOT_FOUND"
  | "URL_NOT_FOUND"
  | "FILE_TYPE_UNDEFINED"
  | "CONTENT_DISABLED"
  | "CONTENT_APP_URL_NOT_ACCESSIBLE"
  | "PDFTRON_ERROR"
  | "ERROR_404_DEPENDENCY"
  // The specification's two alerts of packages, which it names by their words.
  | "CONTENT_PATH_NOT_LOCALIZED"
  | "FILE_NOT_FOUND_IN_CONTENT"
  // Ours: the specification has no word for a file that is sound, and not for this browser.
  | "CODEC_NOT_PLAYED"
  // Nor for a school whose places for a content are all taken.
  | "NO_PLACE_LEFT";

/** Reported with an app error: 1 means 'Other error'. */
export type ReportedCode = 500 | 403 | 404 | 1;

const CATALOGUE: Record<ViewerErrorCode, ReportedCode> = {
  ERROR_403: 403,
  ERROR_404: 404,
  ERROR_500: 500,
  FILE_NOT_AUTHORIZED: 403,
  DATA_QUESTION_NOT_FOUND: 1,
  FILE_HAVE_ERROR: 1,
  FILE_NOT_FOUND: 404,
  URL_NOT_FOUND: 1,
  FILE_TYPE_UNDEFINED: 1,
  CONTENT_DISABLED: 403,
  CONTENT_APP_URL_NOT_ACCESSIBLE: 1,
  PDFTRON_ERROR: 1,
  ERROR_404_DEPENDENCY: 404,
  CONTENT_PATH_NOT_LOCALIZED: 404,
  FILE_NOT_FOUND_IN_CONTENT: 404,
  CODEC_NOT_PLAYED: 1,
  NO_PLACE_LEFT: 403,
};

/** What failed, in the form that the error cover shows. `message` is the text of an error outside the catalogue. */
export class ViewerError extends Error {
  constructor(
    readonly code: ViewerErrorCode | "OTHER",
    readonly details: {
      message?: string | undefined;
      apiCode?: string | undefined;
      requestId?: string | undefined;
      params?: Readonly<Record<string, string>> | undefined;
    } = {},
  ) {
    super(details.message ?? code);
  }

  get reportedCode(): ReportedCode {
    return this.code === "OTHER" ? 1 : CATALOGUE[this.code];
  }
}

export const isViewerCode = (code: string): code is ViewerErrorCode => code in CATALOGUE;

/** What a renderer says of a failure: a code of the catalogue, or a text of its own. */
export function renderError(failure: RenderFailure): ViewerError {
  const known = failure.code in CATALOGUE;
  return new ViewerError(known ? (failure.code as ViewerErrorCode) : "OTHER", {
    message: failure.message ?? [failure.code, ...Object.values(failure.params ?? {})].join(": "),
    params: failure.params,
  });
}

/** A failed content lookup; a refusal that names a code of the catalogue keeps it. */
export function lookupError(failure: ApiFailure): ViewerError {
  const details = {
    message: failure.message,
    apiCode: failure.code,
    ...(failure.requestId && { requestId: failure.requestId }),
  };
  if (failure.code in CATALOGUE) return new ViewerError(failure.code as ViewerErrorCode, details);
  if (failure.status === 403) return new ViewerError("ERROR_403", details);
  if (failure.status === 404) return new ViewerError("ERROR_404", details);
  if (failure.status >= 500) return new ViewerError("ERROR_500", details);
  return new ViewerError("OTHER", details);
}

export type ReportType =
  | "app-error"
  | "connection-error"
  | "file-error"
  | "file-access-forbiden-error"
  | "url-not-found-error";

const FILE_ERRORS = new Set<string>([
  "FILE_NOT_FOUND",
  "FILE_HAVE_ERROR",
  "PDFTRON_ERROR",
  "CONTENT_PATH_NOT_LOCALIZED",
  "FILE_NOT_FOUND_IN_CONTENT",
  "CODEC_NOT_PLAYED",
]);

/** The spelling of the types is the specification's. */
export function reportType(error: ViewerError): ReportType {
  if (error.code === "FILE_NOT_AUTHORIZED" || error.code === "ERROR_403") return "file-access-forbiden-error";
  if (error.code === "URL_NOT_FOUND") return "url-not-found-error";
  if (FILE_ERRORS.has(error.code)) return "file-error";
  return error.code === "ERROR_500" ? "connection-error" : "app-error";
}
