import { asFailure, Dialog, ErrorState, Skeleton, useTexts } from "@estante/sdk";
import { type StatementRow, useApiQuery } from "../api/statements";
import classes from "./code.module.css";

const INDENT = 2;

interface Props {
  readonly row: StatementRow;
  readonly onClose: () => void;
}

/** A statement as it is stored. */
export function StatementDialog({ row, onClose }: Props) {
  const t = useTexts("lrs");
  const query = useApiQuery("/lrs/statements/{guid}", { path: { guid: row.guid } });
  const statement = query.data?.data.statement;
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title={t("statements.detail")}
      cancel={null}
      confirm={{ label: t("statements.close"), run: onClose }}
    >
      {query.isError ? (
        <ErrorState error={asFailure(query.error)} onRetry={() => void query.refetch()} />
      ) : statement === undefined ? (
        <Skeleton width="100%" height={240} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <section className={classes.scroll} tabIndex={0} aria-label={t("statements.detail")}>
          <pre className={classes.code}>{JSON.stringify(statement, null, INDENT)}</pre>
        </section>
      )}
    </Dialog>
  );
}
