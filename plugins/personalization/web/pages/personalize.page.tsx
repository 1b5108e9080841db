import { DetailPage, ErrorState, Skeleton, useTexts, useWithoutStylesheet } from "@estante/sdk";
import { useApiQuery } from "../api/styles";
import classes from "../components/personalize.module.css";
import { StyleStudio } from "../components/style-studio.component";

/** `/personalize`: the look of the organization, tried out beside the form before anybody else sees it. */
export function PersonalizePage() {
  const t = useTexts("personalization");
  useWithoutStylesheet();
  const style = useApiQuery("/organization/css/stylesheet");
  const typefaces = useApiQuery("/organization/typefaces");
  if (style.data && typefaces.data) {
    return <StyleStudio style={style.data.data} version={style.data.etag} typefaces={typefaces.data.data} />;
  }
  const failed = [style, typefaces].find((query) => query.isError);
  return (
    <DetailPage breadcrumb={[{ label: t("title") }]} title={t("title")}>
      {failed?.error ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <div role="status" aria-label={t("loading")} className={classes.studio}>
          <Skeleton width="100%" height={420} />
          <Skeleton width="100%" height={420} />
        </div>
      )}
    </DetailPage>
  );
}
