import { useEnabledPlugins, useFlag } from "@estante/sdk";
import { useMemo } from "react";
import { LESSON_TYPES, type LessonType } from "./structure";

const MINT_TYPE = "CTTY_02";

type Filters = Readonly<Record<string, readonly string[]>>;

/** Whether the organization has Mint lessons in programs. */
export const useMintLessons = (): boolean => useFlag("mint_lesson_in_programs");

/** The types that a lesson can be given. */
export function useLessonTypes(): readonly LessonType[] {
  const hasMint = useMintLessons();
  return useMemo(() => LESSON_TYPES.filter((type) => type !== "Mint" || hasMint), [hasMint]);
}

/** What narrows the contents that can be chosen for a program: all of them, or those that are no Mint lesson. */
export function useMaterialFilters(): Filters {
  const hasMint = useMintLessons();
  const { plugins } = useEnabledPlugins();
  return useMemo((): Filters => {
    const types = plugins.flatMap((plugin) => plugin.types.map(({ guid }) => guid));
    return hasMint ? {} : { type: types.filter((guid) => guid !== MINT_TYPE) };
  }, [hasMint, plugins]);
}
