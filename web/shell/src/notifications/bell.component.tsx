import { formatNumber, lazy, toast, useTexts } from "@estante/sdk";
import { IconBell } from "@tabler/icons-react";
import { Suspense, useRef, useState } from "react";
import classes from "./notifications.module.css";
import { useUnread } from "./unread.store";

const panel = () =>
  lazy(async () => ({ default: (await import("./notification-panel.component")).NotificationPanel }));
// What could not be fetched is asked for anew the next time: React remembers a failure for ever.
let Panel = panel();

/** The bell where there is no side bar: how many are unread, and the panel once it is wanted. */
export function Bell() {
  const t = useTexts("shell");
  const unread = useUnread() ?? 0;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () =>
    Panel.preload().then(
      () => setOpen(true),
      () => {
        Panel = panel();
        toast.error(t("states.overlayFailed"));
      },
    );
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.bell}
        onClick={() => void open()}
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
