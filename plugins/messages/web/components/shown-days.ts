import { formatDate, type Translator } from "@estante/sdk";
import type { MessageRow } from "../api/messages";

/** A day is the same day everywhere: it is read as one of this device's. */
const day = (date: string) => formatDate(`${date}T00:00`);

/** From when until when a message is shown. */
export const shownDays = (
  { start_date, end_date }: Pick<MessageRow, "start_date" | "end_date">,
  t: Translator,
) => (end_date ? `${day(start_date)} – ${day(end_date)}` : t("days.from", { start: day(start_date) }));
