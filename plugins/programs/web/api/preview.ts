import { createApi } from "@estante/sdk";
import { createContext, useContext } from "react";
import type { paths } from "./schema";

const { useApiQuery } = createApi<paths>();

/** Whether a lesson is looked at by who writes it: nothing is kept of what they open. */
export const PreviewContext = createContext(false);

export const usePreview = (): boolean => useContext(PreviewContext);

/** A lesson as its students will see it, also while it is a draft. */
export const useLessonPreview = (guid: string) =>
  useApiQuery("/lms/lessons/{guid}/preview", { path: { guid } }, { staleTime: 0 });

/** Where a lesson is looked at as its students will see it. */
export const previewAddress = (program: string, lesson: string) => `/program/${program}/preview/${lesson}`;
