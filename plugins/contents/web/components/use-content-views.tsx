import { type ListView, useTexts } from "@estante/sdk";
import { useMemo } from "react";

/** The views that every person has; the first is everything. */
export function useContentViews(): ListView[] {
  const t = useTexts("contents");
  return useMemo(() => {
    const view = (id: string, state: ListView["state"]): ListView => ({ id, label: t(`views.${id}`), state });
    return [
      view("all", {}),
      view("mine", { created_by: ["me"] }),
      view("new", { createdAt: ["7d"] }),
      view("inactive", { status: ["inactive"] }),
    ];
  }, [t]);
}
