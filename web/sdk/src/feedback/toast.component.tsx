import { randomId } from "@mantine/hooks";
import { notifications, notificationsStore } from "@mantine/notifications";
import { IconAlertCircle, IconCircleCheckFilled, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { followInside } from "../router/follow-inside";
import { translate } from "../texts/use-texts";
import classes from "./toast.module.css";

/** Milliseconds that a toast stays in the back office, and where a page is looked at. */
export const TOAST_MS = { corner: 8000, center: 4000 } as const;

/** How many stand at once; where none gives way, one more waits until there is room. */
export const MAX_TOASTS = 3;

export interface ToastOptions {
  /** A second line: what follows from it. */
  readonly text?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  /** A way to what it speaks of, after the text. */
  readonly link?: { readonly label: string; readonly href: string };
  /** Milliseconds; the place's own without it; false while something goes on. */
  readonly stays?: number | false;
  /** A toast that is on the screen and says this from now on. */
  readonly id?: string;
}

type Kind = "success" | "error" | "info";

let place: { stays: number; position: "bottom-right" | "bottom-center" } = {
  stays: TOAST_MS.corner,
  position: "bottom-right",
};

/** Where toasts stand: in the corner of a page that is worked on, or in the center of one that is looked at, for half as long. */
export function setToastPlace(where: "corner" | "center"): void {
  place = { stays: TOAST_MS[where], position: where === "center" ? "bottom-center" : "bottom-right" };
}

const ICONS: Record<Kind, ReactNode> = {
  success: <IconCircleCheckFilled size={20} />,
  error: <IconAlertCircle size={20} />,
  info: <IconInfoCircle size={20} />,
};

/** What happened last is told at once: the oldest that only says what was done gives way to it. */
function makeRoom(): void {
  const standing = notificationsStore.getState().notifications;
  const oldest = standing.find((notice) => notice["data-passing"]);
  if (standing.length >= MAX_TOASTS && oldest?.id) notifications.hide(oldest.id);
}

function show(
  kind: Kind,
  title: string,
  { text, action, link, stays = place.stays, id: shown }: ToastOptions = {},
): string {
  const id = shown ?? randomId("toast-");
  const put = shown === undefined ? notifications.show : notifications.update;
  if (shown === undefined) makeRoom();
  put({
    id,
    "data-passing": (kind === "success" && !action && !link && stays !== false) || undefined,
    role: kind === "error" ? "alert" : "status",
    className: classes[kind] ?? "",
    classNames: { root: classes.toast ?? "", title: classes.title ?? "", description: classes.text ?? "" },
    icon: ICONS[kind],
    title: (
      <span className={classes.line}>
        {title}
        {action && (
          <button
            type="button"
            className={classes.action}
            data-toast-action
            onClick={() => {
              action.run();
              notifications.hide(id);
            }}
          >
            {action.label}
          </button>
        )}
      </span>
    ),
    message: link ? (
      <>
        {text}{" "}
        <a className={classes.link} href={link.href} onClick={(event) => followInside(event, link.href)}>
          {link.label}
        </a>
      </>
    ) : (
      (text ?? "")
    ),
    autoClose: stays,
    position: place.position,
    withBorder: false,
    closeButtonProps: { "aria-label": translate("sdk:toast.close") },
  });
  return id;
}

/** Tells in one sentence what happened, with one action at most. */
export const toast = {
  success: (title: string, options?: ToastOptions) => show("success", title, options),
  error: (title: string, options?: ToastOptions) => show("error", title, options),
  info: (title: string, options?: ToastOptions) => show("info", title, options),
  hide: (id: string) => notifications.hide(id),
};
