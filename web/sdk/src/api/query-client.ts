import { QueryClient } from "@tanstack/react-query";
import { asFailure } from "./failure";

const PASSING = new Set([429, 502, 503, 504]);

/** The one cache of server data. Refused and wrong calls are not tried again; passing trouble is, twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, thrown) => count < 2 && PASSING.has(asFailure(thrown).status),
        retryDelay: (count) => 400 * 2 ** count,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}
