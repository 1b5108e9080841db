import { ErrorState, Link, NotFoundState, RecordFrame, useParams, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { contentQuery } from "../api/contents.api";
import { ContentRecord } from "../components/content-record.component";
import { useFreshAfterJobs } from "../components/use-fresh-after-jobs";

const NOT_THERE = 404;

/** `/content/{guid}/{step?}`: an unknown step opens the details. */
export function ContentDetailPage() {
  const t = useTexts("contents");
  const { guid = "" } = useParams({ strict: false }) as { guid?: string };
  const content = useQuery(contentQuery(guid));
  useFreshAfterJobs(guid);
  if (content.isError) {
    if (content.error.status === NOT_THERE) {
      const back = (
        <Button component={Link} to="/contents">
          {t("detail.toList")}
        </Button>
      );
      return <NotFoundState actions={back} />;
    }
    return (
      <ErrorState error={content.error} title={t("detail.error")} onRetry={() => void content.refetch()} />
    );
  }
  if (!content.data) return <RecordFrame />;
  return <ContentRecord key={guid} content={content.data.data} etag={content.data.etag} />;
}
