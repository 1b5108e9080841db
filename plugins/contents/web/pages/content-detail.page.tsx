import { ErrorState, LoadingDetail, NotFoundState, useParams, usePatience, useTexts } from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import { contentQuery } from "../api/contents.api";
import { ContentRecord } from "../components/content-record.component";

const NOT_THERE = 404;

/** `/content/{guid}/{step?}`: an unknown step opens the details. */
export function ContentDetailPage() {
  const t = useTexts("contents");
  const { guid = "" } = useParams({ strict: false }) as { guid?: string };
  const content = useQuery(contentQuery(guid));
  const isSlow = usePatience(content.isPending);
  if (content.isError) {
    if (content.error.status === NOT_THERE) return <NotFoundState />;
    return (
      <ErrorState error={content.error} title={t("detail.error")} onRetry={() => void content.refetch()} />
    );
  }
  if (!content.data) return isSlow ? <LoadingDetail /> : null;
  return <ContentRecord content={content.data.data} etag={content.data.etag} />;
}
