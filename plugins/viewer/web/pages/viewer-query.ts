import { type AddressState, useAddress } from "@estante/sdk";

/** The parameters that the viewer reads from its address (specification §2). Others are ignored. */
export interface ViewerQuery {
  header: boolean;
  fromShared: boolean;
  lessonItem: string;
  courseGuid: string;
}

export function readQuery(search: AddressState): ViewerQuery {
  const text = (name: string) => search[name]?.[0] ?? "";
  return {
    header: text("header") !== "false",
    fromShared: text("fromShared") === "true",
    lessonItem: text("lessonItem"),
    courseGuid: text("courseGuid"),
  };
}

export function useViewerQuery(): ViewerQuery {
  return readQuery(useAddress().state);
}
