import { api } from "../api/client";
import { version } from "../package.json";
import { reportType, type ViewerError } from "./catalogue";

const MAX_MESSAGE_CHARACTERS = 500;
const ADDRESS = /\bhttps?:\/\/\S+/g;

/** Tell staff of an error that a person met. A report that fails never shows a second error (specification §7). */
export async function reportError(guid: string, error: ViewerError): Promise<void> {
  const comment = JSON.stringify({
    description: error.code,
    platform: navigator.platform || "unknown",
    os_version: osVersion(navigator.userAgent),
    version,
    code: error.reportedCode,
    message: withoutAddresses(error.message),
  });
  await api
    .POST("/cms/contents/{content_guid}/reports", {
      params: { path: { content_guid: guid } },
      body: { type: reportType(error), comment, content_guid: guid },
    })
    .catch(() => undefined);
}

/** Signed addresses are keys: none goes into a report. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, "…").slice(0, MAX_MESSAGE_CHARACTERS);
}

function osVersion(agent: string): string {
  return /\(([^)]*)\)/.exec(agent)?.[1] ?? "unknown";
}
