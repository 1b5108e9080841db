import { Button } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { unwrap } from "../api/answers";
import { api } from "../api/client";
import { apiKey } from "../api/query";
import { LoadingRows } from "../feedback/skeletons.component";
import { ErrorState } from "../feedback/states.component";
import { formatNumber } from "../texts/format";
import { useImportTexts } from "./import-texts";
import classes from "./imports.module.css";

const PAGE_SIZE = 50;

/** Every wrong cell by its line, with what to do. */
export function ImportFaults({ guid }: { readonly guid: string }) {
  const t = useImportTexts();
  const query = useInfiniteQuery({
    queryKey: apiKey("/imports/{guid}/faults", { path: { guid } }),
    queryFn: ({ pageParam }) =>
      unwrap(
        api.GET("/imports/{guid}/faults", {
          params: { path: { guid }, query: { page: pageParam, pageSize: PAGE_SIZE } },
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) =>
      meta && meta.page * meta.pageSize < meta.total ? meta.page + 1 : undefined,
    // Another look finds others.
    staleTime: 0,
    gcTime: 0,
  });
  if (query.isPending) return <LoadingRows rows={3} columns={3} />;
  if (query.isError && !query.data)
    return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  const faults = query.data.pages.flatMap(({ data }) => data);
  return (
    <>
      <table className={classes.faults}>
        <thead>
          <tr>
            <th scope="col">{t("faults.line")}</th>
            <th scope="col">{t("faults.column")}</th>
            <th scope="col">{t("faults.value")}</th>
            <th scope="col">{t("faults.reason")}</th>
          </tr>
        </thead>
        <tbody>
          {faults.map((fault) => (
            <tr key={fault.guid}>
              <td data-label={t("faults.line")}>{formatNumber(fault.line)}</td>
              <td data-label={t("faults.column")}>{fault.header || "–"}</td>
              <td data-label={t("faults.value")}>
                <code>{fault.value || "–"}</code>
              </td>
              <td data-label={t("faults.reason")}>{fault.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {query.hasNextPage && (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("faults.more")}
        </Button>
      )}
    </>
  );
}
