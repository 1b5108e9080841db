import { formatTime, Link, NamedIcon, useTexts } from "@estante/sdk";
import { Tooltip, VisuallyHidden } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { Notification } from "./notifications.api";
import classes from "./notifications.module.css";

type Props = {
  notification: Notification;
  /** Whether the reader may open what it is about. */
  isOpen: boolean;
  onFollow: () => void;
  onRead: () => void;
};

/** One notification: its kind's icon, its sentence, a link to what it is about, and marking it as read. */
export function NotificationRow({ notification, isOpen, onFollow, onRead }: Props) {
  const t = useTexts("shell");
  const { text, page, icon, created_at, read_at } = notification;
  const isUnread = read_at === null;
  return (
    <li className={classes.row} data-unread={isUnread || undefined}>
      <span className={classes.tile} aria-hidden>
        <NamedIcon name={icon} />
      </span>
      <div className={classes.words}>
        {page && isOpen ? (
          <Link to={page} className={classes.text} onClick={onFollow}>
            {text}
          </Link>
        ) : (
          <span className={classes.text}>{text}</span>
        )}
        <time className={classes.time} dateTime={created_at}>
          {formatTime(created_at)}
        </time>
        {isUnread && <VisuallyHidden>{t("notifications.unread.true")}</VisuallyHidden>}
      </div>
      {isUnread && (
        <Tooltip label={t("notifications.markOne")}>
          <button
            type="button"
            className={classes.read}
            onClick={onRead}
            aria-label={t("notifications.markNamed", { text })}
          >
            <IconCheck size={16} stroke={1.6} aria-hidden />
          </button>
        </Tooltip>
      )}
    </li>
  );
}
