import { usePermission } from "@estante/sdk";
import { useApiQuery } from "../api/client";
import type { BarFeatures } from "../bar/bar-actions";

export interface ViewerFeatures extends BarFeatures {
  header: boolean;
}

const UNTIL_KNOWN = {
  header: true,
  title: true,
  go_back: true,
  progress: true,
  report: true,
  reviews: true,
};

/** Whether how far this person gets is recorded: not without a session, nor for a role that is not tracked. */
export const useRecorded = (): boolean => usePermission("viewer.track");

/** What the tenant has on, less what the person may not do or makes no sense from a shared link. */
export function useViewerFeatures(fromShared: boolean) {
  const recorded = useRecorded();
  const mayReview = usePermission("viewer.review");
  const mayReport = usePermission("viewer.report");
  const { data } = useApiQuery("/viewer/settings", undefined);
  const on = data?.data.features ?? UNTIL_KNOWN;
  return {
    header: on.header,
    title: on.title,
    goBack: on.go_back && !fromShared,
    progress: on.progress && recorded,
    reviews: on.reviews && mayReview,
    report: on.report && mayReport,
  } satisfies ViewerFeatures;
}
