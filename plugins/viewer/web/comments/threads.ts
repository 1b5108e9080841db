import type { Comment } from "./comments.api";

export interface Thread {
  readonly first: Comment;
  readonly replies: readonly Comment[];
}

/** Comments with their replies, the oldest first. A reply to what the person does not read stands alone. */
export function threadsOf(comments: readonly Comment[]): Thread[] {
  const inOrder = [...comments].sort((a, b) => a.created_at.localeCompare(b.created_at));
  const guids = new Set(inOrder.map(({ guid }) => guid));
  const isFirst = ({ parent_guid }: Comment) => parent_guid === null || !guids.has(parent_guid);
  return inOrder.filter(isFirst).map((first) => ({
    first,
    replies: inOrder.filter(({ parent_guid }) => parent_guid === first.guid),
  }));
}

/** The places at which comments stand, with the threads of each. */
export function marksOf(threads: readonly Thread[]): { at: number; threads: Thread[] }[] {
  const places = new Map<number, Thread[]>();
  for (const thread of threads) {
    const at = thread.first.show_at;
    if (at !== null) places.set(at, [...(places.get(at) ?? []), thread]);
  }
  return [...places].map(([at, there]) => ({ at, threads: there })).sort((a, b) => a.at - b.at);
}
