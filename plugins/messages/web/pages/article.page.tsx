import {
  ErrorState,
  formatDate,
  Link,
  NotFoundState,
  RecordFrame,
  RichText,
  useParams,
  useRecordTitle,
  useSession,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { messageQuery } from "../api/front";
import { useMarkedRead } from "../components/use-marked-read";
import classes from "./article.module.css";

const NOT_THERE = 404;

/** `/message/{guid}`: a message alone, for whom it is; opening it is reading it. */
export function ArticlePage() {
  const t = useTexts("messages");
  const { guid = "" } = useParams({ strict: false }) as { guid?: string };
  const { data, error, isError, refetch } = useQuery(messageQuery(guid));
  const message = data?.data;
  // On a phone the button of the side bar lies over the head of a page.
  const isStaff = useSession().person?.back_office ?? false;
  useMarkedRead(message);
  useRecordTitle(message?.title ?? null);
  if (isError) {
    if (error.status !== NOT_THERE)
      return <ErrorState error={error} title={t("article.error")} onRetry={() => void refetch()} />;
    const home = (
      <Button component={Link} to="/home">
        {t("article.toHome")}
      </Button>
    );
    return <NotFoundState actions={home} />;
  }
  if (!message) return <RecordFrame />;
  return (
    <article className={classes.article} data-below-menu={isStaff || undefined}>
      {message.image && <img className={classes.image} src={message.image} alt="" />}
      <h1 className={classes.title}>{message.title}</h1>
      <p className={classes.day}>{formatDate(`${message.start_date}T00:00`)}</p>
      <RichText html={message.text} />
    </article>
  );
}
