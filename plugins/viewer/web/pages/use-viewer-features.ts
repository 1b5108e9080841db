import { useApiQuery } from "@estante/sdk";
import type { BarFeatures } from "../bar/bar-acts";

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

/** What the tenant has on, less what needs a session or makes no sense from a shared link. */
export function useViewerFeatures({ recorded, fromShared }: { recorded: boolean; fromShared: boolean }) {
  const { data } = useApiQuery("/viewer/settings", undefined);
  const on = data?.data.features ?? UNTIL_KNOWN;
  return {
    header: on.header,
    title: on.title,
    goBack: on.go_back && !fromShared,
    progress: on.progress && recorded,
    reviews: on.reviews && recorded,
    report: on.report && recorded,
  } satisfies ViewerFeatures;
}
