import type { Kanban, Task } from "../../api/tasks";

/** A column as it is written; its id keeps its cards with it while columns move. */
export interface DraftColumn {
  readonly id: string;
  readonly name: string;
}

export interface DraftCard {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly due_on: string | null;
  readonly column: string;
}

/** How the boards of a task begin, while it is written. */
export interface KanbanDraft {
  readonly of: Kanban["of"];
  readonly columns: readonly DraftColumn[];
  readonly cards: readonly DraftCard[];
}

export const MAX_COLUMNS = 10;
export const MAX_CARDS = 100;

let made = 0;

/** An id of this page alone: none is sent, and pages without https have no random ones. */
function newId(): string {
  made += 1;
  return `draft-${made}`;
}

/** A column that is written next. */
export const newColumn = (name = ""): DraftColumn => ({ id: newId(), name });

/** A card that is written next. */
export const newCard = (column: string): DraftCard => ({
  id: newId(),
  title: "",
  description: "",
  due_on: null,
  column,
});

/** What there is of a task's boards, or columns of these names. */
export function draftOf(task: Task | null, names: readonly string[]): KanbanDraft {
  const columns = (task?.kanban?.columns ?? names).map((name) => newColumn(name));
  const cards = (task?.kanban?.cards ?? []).map(({ column, description, due_on, title }) => ({
    id: newId(),
    title,
    description: description ?? "",
    due_on: due_on ?? null,
    column: columns[column ?? 0]?.id ?? "",
  }));
  return { of: task?.kanban?.of ?? "person", columns, cards };
}

/** The draft without a column; its cards go to the first one that stays. */
export function withoutColumn(draft: KanbanDraft, id: string): KanbanDraft {
  const columns = draft.columns.filter((column) => column.id !== id);
  const first = columns[0]?.id ?? "";
  const cards = draft.cards.map((card) => (card.column === id ? { ...card, column: first } : card));
  return { ...draft, columns, cards };
}

/** The draft as it is sent. */
export const kanbanOf = ({ of, columns, cards }: KanbanDraft): Kanban => ({
  of,
  columns: columns.map(({ name }) => name.trim()),
  cards: cards.map(({ column, description, due_on, title }) => ({
    title: title.trim(),
    description,
    due_on,
    column: Math.max(
      columns.findIndex(({ id }) => id === column),
      0,
    ),
  })),
});
