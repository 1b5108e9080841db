import { Button } from "@mantine/core";
import type { ApiPages } from "../api/pages";
import { reasonOf } from "../saving/reason";
import { formatNumber } from "../texts/format";
import { useOwnTexts } from "../texts/use-texts";

/** The button below a list that one goes on with; and why the next page did not come. */
export function MoreRows({ pages }: { readonly pages: ApiPages<unknown> }) {
  const t = useOwnTexts();
  const { rows, total, more, error, isMoreComing } = pages;
  if (!rows || !more) return null;
  return (
    <div>
      {error && <p role="alert">{reasonOf(error)}</p>}
      <Button variant="default" loading={isMoreComing} onClick={more}>
        {t("list.more", { shown: formatNumber(rows.length), total: formatNumber(total) })}
      </Button>
    </div>
  );
}
