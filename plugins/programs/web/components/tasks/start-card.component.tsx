import { DateField, useTexts } from "@estante/sdk";
import { ActionIcon, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import type { DraftCard, DraftColumn } from "./kanban-draft";
import classes from "./tasks.module.css";

interface StartCardProps {
  readonly card: DraftCard;
  readonly number: number;
  readonly columns: readonly DraftColumn[];
  readonly fault: string | undefined;
  readonly onChange: (card: DraftCard) => void;
  readonly onRemove: () => void;
}

const MAX_TITLE = 250;
const MAX_TEXT = 5000;
const ICON_PX = 16;

/** A card that every board begins with. */
export function StartCard({ card, number, columns, fault, onChange, onRemove }: StartCardProps) {
  const t = useTexts("programs");
  const name = t("kanban.start.number", { number });
  return (
    <fieldset className={classes.startCard} aria-label={name}>
      <div className={classes.startHead}>
        <TextInput
          label={t("kanban.card.title")}
          withAsterisk
          maxLength={MAX_TITLE}
          value={card.title}
          error={fault}
          onChange={(event) => onChange({ ...card, title: event.currentTarget.value })}
        />
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t("kanban.start.remove", { number })}
          onClick={onRemove}
        >
          <IconTrash size={ICON_PX} aria-hidden="true" />
        </ActionIcon>
      </div>
      <div className={classes.startRow}>
        <NativeSelect
          label={t("kanban.card.column")}
          value={card.column}
          onChange={(event) => onChange({ ...card, column: event.currentTarget.value })}
          data={columns.map(({ id, name: label }, at) => ({
            value: id,
            label: label || t("kanban.columns.number", { number: at + 1 }),
          }))}
        />
        <DateField
          label={t("kanban.card.due")}
          value={card.due_on}
          onChange={(due_on) => onChange({ ...card, due_on })}
        />
      </div>
      <Textarea
        label={t("kanban.card.description")}
        autosize
        maxLength={MAX_TEXT}
        value={card.description}
        onChange={(event) => onChange({ ...card, description: event.currentTarget.value })}
      />
    </fieldset>
  );
}
