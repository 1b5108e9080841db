import {
  type Answer,
  ApiFailure,
  apiKey,
  asFailure,
  createApi,
  invalidate,
  reasonOf,
  toast,
  undoSteps,
  unwrap,
  useTexts,
} from "@estante/sdk";
import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import type { paths } from "./schema";

const { api, useApiQuery } = createApi<paths>();

export { api, useApiQuery };

/** The most rows that a list answers at once. */
const PAGE = 200;
const STALE = [
  "/disciplines",
  "/education-levels",
  "/education-years",
  "/education-courses",
  "/system-settings/countries",
  "/system-settings/countries/{guid}",
  "/system-settings/countries/{guid}/used-by",
  "/trash",
] as const;

type Read<Row> = (page: number, signal: AbortSignal) => Promise<Answer<readonly Row[]>>;

/** Every row of a list of the country, whatever number of pages it has. */
function useEvery<Row extends { readonly guid: string }>(
  path: string,
  query: object,
  read: Read<Row>,
): UseQueryResult<readonly Row[], ApiFailure> {
  return useQuery({
    queryKey: apiKey(path, { query, every: true }),
    queryFn: async ({ signal }) => {
      // A row that moves to the next page between two calls comes twice.
      const rows = new Map<string, Row>();
      for (let page = 1; ; page++) {
        const { data, meta } = await read(page, signal);
        for (const row of data) rows.set(row.guid, row);
        if (page * PAGE >= (meta?.total ?? 0)) return [...rows.values()];
      }
    },
  });
}

export const useDisciplines = (country: string) =>
  useEvery("/disciplines", { country }, (page, signal) =>
    unwrap(
      api.GET("/disciplines", { params: { query: { country: [country], page, pageSize: PAGE } }, signal }),
    ),
  );

export const useLevels = (country: string) =>
  useEvery("/education-levels", { country }, (page, signal) =>
    unwrap(
      api.GET("/education-levels", {
        params: { query: { country: [country], page, pageSize: PAGE } },
        signal,
      }),
    ),
  );

/** The courses of a country that have something in a part of the school year, or all of them. */
export const useCourses = (country: string, part: Readonly<Record<string, number>>) =>
  useEvery("/education-courses", { country, ...part }, (page, signal) =>
    unwrap(
      api.GET("/education-courses", {
        params: { query: { country: [country], ...part, page, pageSize: PAGE } },
        signal,
      }),
    ),
  );

interface Deletion {
  readonly refused: readonly { readonly code: string; readonly message: string }[];
}

const refresher = (client: Parameters<typeof invalidate>[0]) => () => invalidate(client, STALE);

/** Sends a change of a country's parts, says what became of it, and has what shows them read again. */
export function useChange(texts: string) {
  const t = useTexts("settings");
  const refresh = refresher(useQueryClient());
  return async (sent: Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await unwrap(sent as Parameters<typeof unwrap>[0]);
      toast.success(t(`${texts}.${done}`));
      return true;
    } catch (thrown) {
      toast.error(t("parts.failed"), { text: reasonOf(asFailure(thrown)) });
      return false;
    } finally {
      await refresh();
    }
  };
}

/**
 * Deletes one part of a country, and can take that back by the toast and by Ctrl Z. Raises ApiFailure: refused, with
 * what uses it.
 */
export function useRemoval(texts: string) {
  const t = useTexts("settings");
  const refresh = refresher(useQueryClient());
  const restore = async (guid: string, name: string) => {
    try {
      const { data } = await unwrap(api.POST("/trash/restore", { body: { guids: [guid], all: false } }));
      const [refusal] = data.refusals;
      if (refusal) toast.error(t("parts.failed"), { text: refusal.message });
      else toast.success(t("parts.restored", { name }));
    } catch (thrown) {
      toast.error(t("parts.failed"), { text: reasonOf(asFailure(thrown)) });
    } finally {
      await refresh();
    }
  };
  return async (sent: Promise<unknown>, guid: string, name: string) => {
    const { data } = (await unwrap(sent as Parameters<typeof unwrap>[0])) as Answer<Deletion>;
    const [refusal] = data.refused;
    if (refusal) throw new ApiFailure(409, refusal.code, refusal.message);
    await refresh();
    const label = t(`${texts}.deleted`);
    const run = undoSteps.push({ label, run: () => restore(guid, name) });
    toast.success(label, { text: name, action: { label: t("parts.undo"), run } });
  };
}
