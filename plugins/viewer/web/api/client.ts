import { createApi } from "@estante/sdk";
import type { paths } from "./schema";

/** The client of the viewer's calls, those of contents and the kernel's. */
export const { api, apiQueryOptions, useApiQuery } = createApi<paths>();
