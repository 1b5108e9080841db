import { DetailPage, ErrorState, useApiQuery, useTexts } from "@estante/sdk";
import { Skeleton } from "@mantine/core";
import { useParams } from "@tanstack/react-router";
import { usePageTitle } from "../app/document-title";
import { OUTBOX } from "../app/guards";
import classes from "./letter.module.css";

/** Its links open beside this page: the frame itself may do nothing. */
const BASE = '<base target="_blank">';
const SANDBOX = "allow-popups allow-popups-to-escape-sandbox";

/** A letter as it was sent, where the platform has it: in development. */
export function LetterPage() {
  const t = useTexts("shell");
  const { guid } = useParams({ strict: false }) as { guid: string };
  const query = useApiQuery("/mail/letters/{letter_guid}", { path: { letter_guid: guid } });
  const html = query.data?.data.html;
  const subject = html && new DOMParser().parseFromString(html, "text/html").title;
  const title = subject || t("outbox.letter");
  usePageTitle(title);
  return (
    <DetailPage
      breadcrumb={[{ label: t("outbox.list.title"), href: OUTBOX }, { label: t("outbox.letter") }]}
      title={title}
    >
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeleton role="status" height={320} aria-label={t("outbox.letter")} />
      ) : html ? (
        <iframe
          className={classes.letter}
          title={title}
          sandbox={SANDBOX}
          srcDoc={html.replace("<head>", `<head>${BASE}`)}
        />
      ) : (
        <p className={classes.gone}>{t("outbox.notHere")}</p>
      )}
    </DetailPage>
  );
}
