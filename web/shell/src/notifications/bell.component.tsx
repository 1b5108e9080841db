import { formatNumber, useTexts } from "@estante/sdk";
import { IconBell } from "@tabler/icons-react";
import { Suspense } from "react";
import { fetchedPanel } from "../app/fetched-panel";
import classes from "./notifications.module.css";
import { useUnread } from "./unread.store";

const usePanel = fetchedPanel(async () => ({
  default: (await import("./notification-panel.component")).NotificationPanel,
}));

/** The bell where there is no side bar: how many are unread, and the panel once it is wanted. */
export function Bell() {
  const t = useTexts("shell");
  const unread = useUnread() ?? 0;
  const { Panel, isOpen, open, close, button } = usePanel();
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.bell}
        onClick={open}
        aria-haspopup="dialog"
        aria-label={unread > 0 ? t("notifications.bell", { count: unread }) : t("notifications.list.title")}
      >
        <IconBell size={20} stroke={1.6} aria-hidden />
        {unread > 0 && (
          <span className={classes.count} aria-hidden>
            {formatNumber(unread)}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <Panel place="end" onClose={close} />
        </Suspense>
      )}
    </>
  );
}
