import { createApi } from "@estante/sdk";
import type { paths } from "./schema";

/** The client of this plugin's calls and the kernel's. */
export const { api, apiQueryOptions, useApiPages, useApiQuery } = createApi<paths>();
