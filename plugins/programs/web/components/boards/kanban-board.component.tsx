import { DeleteDialog, placed, SortableTree, useTexts } from "@estante/sdk";
import { Button, VisuallyHidden } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { type Board, type Card, useBoardChanges } from "../../api/boards";
import classes from "./boards.module.css";
import { CardDialog } from "./card-dialog.component";
import { CardLine } from "./card-line.component";
import { columnOf, usePlacedCards } from "./placed-cards";

type Opened =
  | { readonly act: "new"; readonly column: number }
  | { readonly act: "change" | "delete"; readonly card: Card };

const ICON_PX = 16;

/** The columns of a board beside each other, and the cards that are moved between them. */
export function KanbanBoard({ board }: { readonly board: Board }) {
  const t = useTexts("programs");
  const [opened, setOpened] = useState<Opened | null>(null);
  const { groups, move, cardOf, nameOf, said } = usePlacedCards(board);
  const renderGroup = (group: string) => {
    const cards = groups.find(({ value }) => value === group)?.items.length ?? 0;
    return (
      <div className={classes.column}>
        <h2>{nameOf(group)}</h2>
        <span className={classes.fact}>{t("kanban.cardCount", { count: cards })}</span>
      </div>
    );
  };
  const renderCard = (guid: string) => {
    const card = cardOf(guid);
    const group = groups.find(({ items }) => items.includes(guid));
    if (!card || !group) return null;
    const at = group.items.indexOf(guid);
    const within = (place: number) => () => move(placed(groups, guid, group.value, place), true);
    return (
      <CardLine
        card={card}
        isDone={columnOf(group.value) === board.columns.length - 1}
        places={groups
          .filter(({ value }) => value !== group.value)
          .map(({ value, items }) => ({
            name: nameOf(value),
            put: () => move(placed(groups, guid, value, items.length), true),
          }))}
        onUp={at > 0 ? within(at - 1) : null}
        onDown={at < group.items.length - 1 ? within(at + 1) : null}
        onEdit={() => setOpened({ act: "change", card })}
        onDelete={() => setOpened({ act: "delete", card })}
      />
    );
  };
  const renderEnd = (group: string) => (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />}
      aria-label={t("kanban.addCardTo", { name: nameOf(group) })}
      onClick={() => setOpened({ act: "new", column: columnOf(group) })}
    >
      {t("kanban.addCard")}
    </Button>
  );
  return (
    <section className={classes.board} aria-label={t("kanban.board")}>
      <SortableTree
        label={t("kanban.columns.title")}
        groups={groups}
        nameOf={nameOf}
        isOpen={() => true}
        isFixed={(value) => groups.some((group) => group.value === value)}
        onMove={move}
        renderGroup={renderGroup}
        renderItem={renderCard}
        renderEnd={renderEnd}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <CardForms board={board} opened={opened} onClose={() => setOpened(null)} />
    </section>
  );
}

interface CardFormsProps {
  readonly board: Board;
  readonly opened: Opened | null;
  readonly onClose: () => void;
}

function CardForms({ board, opened, onClose }: CardFormsProps) {
  const t = useTexts("programs");
  const { remove } = useBoardChanges(board.guid);
  const doomed = opened?.act === "delete" ? opened.card : null;
  return (
    <>
      {opened && opened.act !== "delete" && (
        <CardDialog
          board={board}
          card={opened.act === "change" ? opened.card : null}
          column={opened.act === "new" ? opened.column : opened.card.column}
          onClose={onClose}
        />
      )}
      <DeleteDialog
        opened={doomed !== null}
        onClose={onClose}
        onDelete={async () => {
          // As it is now: somebody may have moved it since the question was asked.
          const latest = board.cards.find(({ guid }) => guid === doomed?.guid);
          if (latest) await remove(latest.guid, latest.version);
        }}
        title={t("tasks.deleteTitle", { name: doomed?.title ?? "" })}
        text={t("kanban.deleteCardText")}
        label={t("kanban.deleteCard")}
      />
    </>
  );
}
