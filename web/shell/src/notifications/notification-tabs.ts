import type { Translator } from "@estante/sdk";
import { NOTIFICATIONS } from "../app/guards";

/** The two pages of the notifications as the tabs of a list. */
export const notificationTabs = (tab: "list" | "settings", t: Translator) => ({
  label: t("notifications.list.title"),
  tab,
  tabs: [
    { id: "list", href: NOTIFICATIONS, label: t("notifications.all") },
    { id: "settings", href: `${NOTIFICATIONS}/settings`, label: t("notifications.settings") },
  ],
});
