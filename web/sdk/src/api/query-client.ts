import { QueryClient } from "@tanstack/react-query";
import { asFailure } from "./failure";

/** The one cache of server data. Refused and wrong calls are not tried again; passing trouble is, twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (count, thrown) => count < 2 && asFailure(thrown).isPassing,
        retryDelay: (count) => 400 * 2 ** count,
        refetchOnWindowFocus: false,
        // Without a connection a call fails and says so, instead of waiting for one in silence.
        networkMode: "always",
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
