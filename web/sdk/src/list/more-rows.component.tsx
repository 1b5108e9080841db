import { Button } from "@mantine/core";
import type { ApiPages } from "../api/pages";
import { ErrorState } from "../feedback/states.component";
import { formatNumber } from "../texts/format";
import { useOwnTexts } from "../texts/use-texts";

/** The button below a list that one goes on with; or why its last call failed, and another try. */
export function MoreRows({ pages }: { readonly pages: ApiPages<unknown> }) {
  const t = useOwnTexts();
  const { rows, total, more, error, retry, isMoreComing } = pages;
  if (!rows) return null;
  if (error) return <ErrorState inPanel error={error} onRetry={retry} />;
  if (!more) return null;
  return (
    <div>
      <Button variant="default" loading={isMoreComing} onClick={more}>
        {t("list.more", { shown: formatNumber(rows.length), total: formatNumber(total) })}
      </Button>
    </div>
  );
}
