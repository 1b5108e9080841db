import { usePermission } from "@estante/sdk";
import { useApiQuery } from "../api/client";
import type { BarFeatures } from "../bar/bar-actions";
import type { SharePlace } from "./share";

export interface ViewerFeatures extends BarFeatures {
  header: boolean;
  comments: boolean;
  playlists: boolean;
  /** Where a link of the content is offered to be sent. */
  shares: readonly SharePlace[];
}

const UNTIL_KNOWN = {
  header: true,
  title: true,
  go_back: true,
  progress: true,
  report: true,
  reviews: true,
  playlists: true,
  comments: false,
  share_classroom: false,
  share_teams: false,
};
const USUAL_SHARES: readonly SharePlace[] = ["whatsapp", "mail"];

/** Whether how far this person gets is recorded: not without a session, nor for a role that is not tracked. */
export const useRecorded = (): boolean => usePermission("viewer.track");

/** What the tenant has on, less what the person may not do or makes no sense from a shared link. */
export function useViewerFeatures(fromShared: boolean) {
  const recorded = useRecorded();
  const mayReview = usePermission("viewer.review");
  const mayReport = usePermission("viewer.report");
  const mayComment = usePermission("viewer.comment");
  const mayList = usePermission("viewer.playlist");
  const { data } = useApiQuery("/viewer/settings", undefined);
  const on = data?.data.features ?? UNTIL_KNOWN;
  return {
    header: on.header,
    title: on.title,
    goBack: on.go_back && !fromShared,
    progress: on.progress && recorded,
    reviews: on.reviews && mayReview,
    report: on.report && mayReport,
    comments: on.comments && mayComment,
    playlists: on.playlists && mayList,
    shares: [
      ...USUAL_SHARES,
      ...(on.share_classroom ? (["classroom"] as const) : []),
      ...(on.share_teams ? (["teams"] as const) : []),
    ],
  } satisfies ViewerFeatures;
}
