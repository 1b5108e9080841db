import { asFailure, Dialog, ErrorState, Skeleton, useTexts } from "@estante/sdk";
import { Code, ScrollArea } from "@mantine/core";
import { type StatementRow, useApiQuery } from "../api/statements";

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
        <ScrollArea.Autosize mah="60vh" viewportProps={{ tabIndex: 0, "aria-label": t("statements.detail") }}>
          <Code block>{JSON.stringify(statement, null, INDENT)}</Code>
        </ScrollArea.Autosize>
      )}
    </Dialog>
  );
}
