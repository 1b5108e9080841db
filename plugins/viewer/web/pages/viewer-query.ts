import { type Launch, useAddress, useSession } from "@estante/sdk";

/** The parameters that the viewer reads from its address (specification §2). Others are ignored. */
export interface ViewerQuery extends Omit<Launch, "role"> {
  header: boolean;
  fromShared: boolean;
  /** The book that the content was opened from, to which the way back leads. */
  bookGuid: string | null;
}

const GUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const PAGE_LINK = /(?:^#|&)page=(\d{1,6})(?:&|$)/;

export function readQuery(search: URLSearchParams, hash = ""): ViewerQuery {
  const text = (name: string) => search.get(name) ?? "";
  return {
    header: text("header") !== "false",
    fromShared: text("fromShared") === "true",
    bookGuid: guidIn(text("bookGuid")),
    lessonItem: text("lessonItem"),
    courseGuid: text("courseGuid"),
    referenceId: text("referenceId"),
    scope: text("scope"),
    lineitem: text("lineitem"),
    // Both names mean the same (A080).
    personGuid: guidIn(text("personGuid")) ?? guidIn(text("user_guid")) ?? "",
    showAt: positionOf(text("show_at")) ?? positionOf(PAGE_LINK.exec(hash)?.[1] ?? ""),
  };
}

const guidIn = (text: string) => (GUID.test(text) ? text.toLowerCase() : null);

function positionOf(text: string): number | null {
  const at = Number.parseFloat(text);
  return Number.isFinite(at) && at >= 0 ? at : null;
}

/** The texts are taken as they stand: the lists of other pages come apart at commas. */
export function useViewerQuery(): ViewerQuery {
  useAddress();
  return readQuery(new URLSearchParams(window.location.search), window.location.hash);
}

/** Who the viewer takes somebody for; somebody without a known role is shown what an administrator is. */
export function userRole(role: string | undefined): Launch["role"] {
  if (role === "R01") return "student";
  return role === "R02" ? "teacher" : "admin";
}

/** What a renderer is told of how its content was opened. */
export function useLaunch(query: ViewerQuery): Launch {
  const { person } = useSession();
  const { referenceId, scope, lessonItem, courseGuid, lineitem, personGuid, showAt } = query;
  const role = userRole(person?.role_guid);
  return { referenceId, scope, lessonItem, courseGuid, lineitem, personGuid, showAt, role };
}
