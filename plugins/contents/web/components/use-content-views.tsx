import { type ListView, useSession, useTexts } from "@estante/sdk";
import { useMemo } from "react";

/** The views that every person has; the first is everything. */
export function useContentViews(): ListView[] {
  const t = useTexts("contents");
  const { person } = useSession();
  const author = person?.lastname || person?.name;
  return useMemo(() => {
    const own: ListView[] = author
      ? [{ id: "mine", label: t("views.mine"), state: { author: [author] } }]
      : [];
    return [
      { id: "all", label: t("views.all"), state: {} },
      ...own,
      { id: "new", label: t("views.new"), state: { createdAt: ["7d"] } },
      { id: "inactive", label: t("views.inactive"), state: { status: ["inactive"] } },
    ];
  }, [t, author]);
}
