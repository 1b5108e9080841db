import { createApi } from "@estante/sdk";
import type { paths } from "./schema";

const { useApiPages } = createApi<paths>();
const PAGE = 25;

/** The programs that a person's licences open, page by page; licences change on other screens. */
export const usePersonPrograms = (guid: string) =>
  useApiPages("/users/{guid}/programs", { path: { guid } }, { pageSize: PAGE, staleTime: 0 });
