import { useQuery } from "@tanstack/react-query";
import { apiQueryOptions } from "./client";

/** The switches that screens go by; nothing until they are known. */
export const useSystemSettings = () => useQuery(apiQueryOptions("/system-settings", {})).data?.data;
