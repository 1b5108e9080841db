import { createApi } from "@estante/sdk";
import type { paths } from "./schema";

const { useApiPages } = createApi<paths>();
const PAGE = 25;

/** The programs that a person's classes have, page by page. */
export const useSchoolPrograms = (guid: string) =>
  useApiPages("/users/{guid}/school-programs", { path: { guid } }, { pageSize: PAGE, staleTime: 0 });

/** The programs that a person may open, page by page; what gives them changes on other screens. */
export const usePersonPrograms = (guid: string) =>
  useApiPages("/users/{guid}/programs", { path: { guid } }, { pageSize: PAGE, staleTime: 0 });
