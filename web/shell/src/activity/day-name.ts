import { formatDate } from "@estante/sdk";

const DAY_MS = 86_400_000;

/** How a group is called whose things are of one day. */
export function dayName(day: Date, t: (key: string) => string): string {
  if (day.toDateString() === new Date().toDateString()) return t("activity.today");
  if (day.toDateString() === new Date(Date.now() - DAY_MS).toDateString()) return t("activity.yesterday");
  return formatDate(day);
}
