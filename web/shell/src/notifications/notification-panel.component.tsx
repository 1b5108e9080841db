import { asFailure, ErrorState, Link, LoadingRows, toast, useTexts } from "@estante/sdk";
import { Button, Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconX } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import activityClasses from "../activity/activity.module.css";
import { dayName } from "../activity/day-name";
import { useManifest } from "../app/app-data";
import { mayOpen, NOTIFICATIONS } from "../app/guards";
import barClasses from "../layout/side-bar.module.css";
import { groupByDay } from "./by-day";
import { NotificationRow } from "./notification-row.component";
import { markRead, type Notification, newestQuery } from "./notifications.api";
import classes from "./notifications.module.css";
import { useUnread } from "./unread.store";

type Props = {
  /** Beside the side bar, open or folded, or at the other side, where there is none. */
  place: "open" | "folded" | "end";
  onClose: () => void;
};

const BESIDE = { open: "224px", folded: "56px", end: 0 };

/** What the reader was told, newest first: a drawer that the bell opens. */
export function NotificationPanel({ place, onClose }: Props) {
  const t = useTexts("shell");
  const isPhone = useMediaQuery("(width < 768px)", window.innerWidth < 768, {
    getInitialValueInEffect: false,
  });
  const { unread, read } = useReading();
  return (
    <Drawer
      opened
      onClose={onClose}
      withCloseButton={false}
      position={place === "end" ? "right" : "left"}
      size={isPhone ? "100%" : 440}
      padding={0}
      offset={isPhone ? 0 : 8}
      radius={isPhone ? 0 : "calc(var(--es-radius) * 1.5)"}
      zIndex="var(--es-layer-drawer)"
      attributes={{ content: { "aria-label": t("notifications.list.title") } }}
      styles={{
        inner: { insetInlineStart: isPhone ? 0 : BESIDE[place] },
        body: { height: "100%" },
        content: { background: "var(--es-raised)" },
      }}
      overlayProps={{ className: activityClasses.scrim ?? "" }}
    >
      <div className={activityClasses.panel}>
        <div className={classes.head}>
          <h2>{t("notifications.list.title")}</h2>
          {unread > 0 && (
            <Button variant="subtle" color="gray" size="xs" onClick={() => void read()}>
              {t("notifications.markAll")}
            </Button>
          )}
          <button
            type="button"
            className={barClasses.iconButton}
            onClick={onClose}
            aria-label={t("notifications.close")}
          >
            <IconX size={18} stroke={1.6} />
          </button>
        </div>
        <div className={activityClasses.scroll}>
          <Newest onClose={onClose} read={read} />
        </div>
        <nav className={classes.foot} aria-label={t("notifications.list.title")}>
          <Link to={NOTIFICATIONS} onClick={onClose}>
            {t("notifications.seeAll")}
          </Link>
          <Link to={`${NOTIFICATIONS}/settings`} onClick={onClose}>
            {t("notifications.settings")}
          </Link>
        </nav>
      </div>
    </Drawer>
  );
}

type Read = (guids?: readonly string[]) => Promise<void>;

/** How many are unread, and marking them; the list follows every change of that count. */
function useReading(): { readonly unread: number; readonly read: Read } {
  const t = useTexts("shell");
  const queries = useQueryClient();
  const unread = useUnread() ?? 0;
  const shown = useRef(unread);
  useEffect(() => {
    if (shown.current === unread) return;
    shown.current = unread;
    void queries.invalidateQueries({ queryKey: newestQuery().queryKey });
  }, [unread, queries]);
  const read: Read = async (guids) => {
    try {
      await markRead(guids);
    } catch (thrown) {
      toast.error(t("notifications.markFailed"), { text: asFailure(thrown).message });
    }
  };
  return { unread, read };
}

function Newest({ onClose, read }: { onClose: () => void; read: Read }) {
  const t = useTexts("shell");
  const manifest = useManifest();
  const { data, error, refetch } = useQuery({ ...newestQuery(), refetchOnMount: "always" });
  if (error)
    return (
      <ErrorState
        inPanel
        title={t("notifications.list.error")}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LoadingRows />;
  if (data.data.length === 0)
    return (
      <p className={activityClasses.empty}>
        <strong>{t("notifications.list.empty.title")}</strong>
        {t("notifications.list.empty.text")}
      </p>
    );
  const follow = (notification: Notification) => {
    onClose();
    if (notification.read_at === null) void read([notification.guid]);
  };
  return groupByDay(data.data).map(({ day, items }) => (
    <section key={day.toDateString()}>
      <h3 className={activityClasses.day}>{dayName(day, t)}</h3>
      <ul className={classes.rows}>
        {items.map((notification) => (
          <NotificationRow
            key={notification.guid}
            notification={notification}
            isOpen={notification.page !== null && mayOpen(manifest, notification.page)}
            onFollow={() => follow(notification)}
            onRead={() => void read([notification.guid])}
          />
        ))}
      </ul>
    </section>
  ));
}
