import {
  asFailure,
  placed,
  reasonOf,
  type TreeGroup,
  type TreeMove,
  toast,
  treeAfter,
  useTexts,
} from "@estante/sdk";
import { useRef, useState } from "react";
import { type Board, useBoardChanges } from "../../api/boards";

/** A card on its way: into a column, before another card or behind all. */
interface Moving {
  readonly card: string;
  readonly column: number;
  readonly before: string | null;
}

const STALE = 412;
const COLUMN = "column:";

/** The group that a column is in the tree of a board. */
export const groupOf = (column: number) => `${COLUMN}${column}`;

/** The column of a group. */
export const columnOf = (group: string) => Number(group.slice(COLUMN.length));

/** The columns of a board with their cards, and what is on its way where it goes. */
function groupsOf({ columns, cards }: Board, moving: readonly Moving[]): readonly TreeGroup[] {
  const there = columns.map((_name, at) => ({
    value: groupOf(at),
    items: cards.filter(({ column }) => column === at).map(({ guid }) => guid),
  }));
  return moving.reduce<readonly TreeGroup[]>((groups, { card, column, before }) => {
    if (!groups.some(({ items }) => items.includes(card))) return groups;
    const others = (groups[column]?.items ?? []).filter((guid) => guid !== card);
    const at = before === null ? -1 : others.indexOf(before);
    const move = placed(groups, card, groupOf(column), at < 0 ? others.length : at);
    return move ? treeAfter(groups, move) : groups;
  }, there);
}

/**
 * Where cards stand on the screen: one that was moved stays there while that is saved, and goes back if it fails. Moves
 * are saved one after the other, each on top of what the last one made of its card.
 */
export function usePlacedCards(board: Board) {
  const t = useTexts("programs");
  const { move: save } = useBoardChanges(board.guid);
  const [moving, setMoving] = useState<readonly Moving[]>([]);
  const [said, setSaid] = useState("");
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const saved = useRef(new Map<string, number>());
  const groups = groupsOf(board, moving);
  const cardOf = (guid: string) => board.cards.find((card) => card.guid === guid);
  const nameOf = (value: string) => cardOf(value)?.title ?? board.columns[columnOf(value)] ?? "";
  const send = async (to: Moving, version: number) => {
    try {
      const latest = Math.max(version, saved.current.get(to.card) ?? 0);
      saved.current.set(to.card, await save(to.card, latest, to.column, to.before));
    } catch (thrown) {
      const failure = asFailure(thrown);
      const text = failure.status === STALE ? t("kanban.movedMeanwhile") : reasonOf(failure);
      toast.error(t("kanban.notMoved", { name: nameOf(to.card) }), { text });
    } finally {
      setMoving((current) => current.filter((each) => each !== to));
    }
  };
  /** `isSaid` where nothing else tells that it moved. */
  const move = (wanted: TreeMove | null, isSaid = false) => {
    const card = wanted && cardOf(wanted.value);
    if (wanted?.kind !== "item" || !card) return;
    const at = wanted.order.indexOf(wanted.value);
    const to = { card: card.guid, column: columnOf(wanted.group), before: wanted.order[at + 1] ?? null };
    setMoving((current) => [...current, to]);
    if (isSaid) {
      const place = { position: at + 1, count: wanted.order.length };
      setSaid(t("kanban.moved", { name: card.title, column: nameOf(wanted.group), ...place }));
    }
    queue.current = queue.current.then(() => send(to, card.version));
  };
  return { groups, move, cardOf, nameOf, said };
}
