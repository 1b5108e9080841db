import { createApi, unwrap } from "@estante/sdk";
import type { paths } from "./schema";

const { api, useApiQuery } = createApi<paths>();

const SCORM = "/lms/lessons/{guid}/scorm";

/** A package of a lesson, made by a job. */
export const exportScorm = (guid: string) => unwrap(api.POST(SCORM, { params: { path: { guid } } }));

/** Where a lesson is shown as its package will look; the address is signed anew each time that it is asked for. */
export const useScormPreview = (guid: string) =>
  useApiQuery(
    `${SCORM}/preview`,
    { path: { guid } },
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false },
  );
