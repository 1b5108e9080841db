import { createApi } from "@estante/sdk";
import type { FigureParams } from "./figure-params";
import type { paths } from "./schema";

const { useApiQuery } = createApi<paths>();

/** Where the external page is. Its token is short-lived: each visit asks anew, and no page is loaded twice. */
export const useExternal = (query: FigureParams, isAsked: boolean) =>
  useApiQuery(
    "/analytics/external",
    { query },
    { enabled: isAsked, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
