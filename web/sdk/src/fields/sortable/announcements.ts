import type { Announcements } from "@dnd-kit/core";
import type { Translator } from "../../texts/use-texts";

/** What is said while a thing is moved, for who does not see it move. */
export function announcementsOf(
  values: readonly string[],
  nameOf: (value: string) => string,
  t: Translator,
): Announcements {
  const place = (moved: string | number, over: string | number | undefined) => ({
    name: nameOf(String(moved)),
    position: values.indexOf(String(over ?? moved)) + 1,
    count: values.length,
  });
  return {
    onDragStart: ({ active }) => t("sortable.lifted", place(active.id, undefined)),
    onDragOver: ({ active, over }) => (over ? t("sortable.over", place(active.id, over.id)) : undefined),
    onDragEnd: ({ active, over }) => t("sortable.moved", place(active.id, over?.id)),
    onDragCancel: ({ active }) => t("sortable.back", place(active.id, undefined)),
  };
}
