import {
  type Answer,
  type ApiFailure,
  apiKey,
  asFailure,
  createApi,
  invalidate,
  reasonOf,
  toast,
  unwrap,
  useTexts,
} from "@estante/sdk";
import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import type { paths } from "./schema";

export const { api } = createApi<paths>();

export interface Member {
  readonly guid: string;
  readonly full_name: string;
  readonly username: string;
  readonly role_name: string;
  readonly is_active: boolean;
  readonly groups: readonly { readonly guid: string; readonly name: string }[];
}

/** What people are of: a school, or one of its groups. */
export interface Holder {
  readonly kind: "schools" | "groups";
  readonly guid: string;
}

interface Refused {
  readonly message: string;
}

/** The most people that are shown at once; who looks for others searches. */
export const SHOWN = 50;
const STALE = ["/schools/{guid}/users", "/groups/{guid}/users", "/groups", "/groups/{guid}", "/users/{guid}"];

/** The people of a school or a group whose words hold a text. */
export function useMembers({ kind, guid }: Holder, q: string): UseQueryResult<Answer<Member[]>, ApiFailure> {
  const query = { pageSize: SHOWN, ...(q && { q }) };
  const params = { path: { guid }, query };
  return useQuery({
    queryKey: apiKey(`/${kind}/{guid}/users`, params),
    queryFn: ({ signal }) =>
      unwrap(
        kind === "schools"
          ? api.GET("/schools/{guid}/users", { params, signal })
          : api.GET("/groups/{guid}/users", { params, signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** Puts people into a school or a group and takes them out, and says what became of it. */
export function useMemberChanges(holder: Holder) {
  const t = useTexts("schools");
  const client = useQueryClient();
  const { kind, guid } = holder;
  const params = { path: { guid } };
  const tell = (done: number, text: string, refused: readonly Refused[], again?: () => void) => {
    if (done > 0)
      toast.success(t(`members.${text}`, { count: done }), {
        ...(again && { action: { label: t("members.undo"), run: again } }),
      });
    const [first] = refused;
    if (first) toast.error(t("members.refused", { count: refused.length }), { text: first.message });
  };
  /** Answers whether the call was done. */
  const send = async (call: () => Promise<void>): Promise<boolean> => {
    try {
      await call();
      return true;
    } catch (thrown) {
      toast.error(t("members.failed"), { text: reasonOf(asFailure(thrown)) });
      return false;
    } finally {
      await invalidate(client, STALE);
    }
  };
  const add = (guids: readonly string[]): Promise<boolean> =>
    send(async () => {
      const init = { params, body: { guids: [...guids] } };
      const sent =
        kind === "schools" ? api.POST("/schools/{guid}/users", init) : api.POST("/groups/{guid}/users", init);
      const { added, refused } = (await unwrap(sent)).data;
      tell(added.length, "added", refused);
    });
  const remove = (guids: readonly string[]): Promise<boolean> =>
    send(async () => {
      const init = { params, body: { guids: [...guids] } };
      const sent =
        kind === "schools"
          ? api.DELETE("/schools/{guid}/users", init)
          : api.DELETE("/groups/{guid}/users", init);
      const { deleted, refused } = (await unwrap(sent)).data;
      tell(deleted.length, "removed", refused, () => void add(deleted));
    });
  return { add, remove };
}
