import { SortableField, useTexts } from "@estante/sdk";
import { Button, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import classes from "./editor.module.css";
import { newItem } from "./new-question";
import type { OfType } from "./questions";

interface Props {
  readonly question: OfType<"ordering">;
  readonly onChange: (question: OfType<"ordering">) => void;
  readonly isReadOnly: boolean;
  readonly errorOf: (field: string) => string | undefined;
}

const MAX_ITEMS = 30;
const MAX_LENGTH = 500;

/** The things in their right order: who answers finds them mixed. */
export function ItemsForm({ question, onChange, isReadOnly, errorOf }: Props) {
  const t = useTexts("contents");
  const items = question.items ?? [];
  const put = (next: typeof items) => onChange({ ...question, items: next });
  const nameOf = (id: string) => {
    const at = items.findIndex((item) => item.id === id);
    return items[at]?.label || t("questions.item", { place: at + 1 });
  };
  return (
    <div className={classes.parts}>
      <SortableField
        label={t("questions.items")}
        description={t("questions.itemsHelp")}
        error={errorOf("items")}
        options={items.map(({ id }) => ({ value: id, label: nameOf(id) }))}
        value={items.map(({ id }) => id)}
        readOnly={isReadOnly}
        onChange={(order) => put(order.flatMap((id) => items.find((item) => item.id === id) ?? []))}
        onRemove={(gone) => put(items.filter(({ id }) => id !== gone))}
        renderRow={(id) => {
          const at = items.findIndex((item) => item.id === id);
          return (
            <TextInput
              aria-label={t("questions.item", { place: at + 1 })}
              maxLength={MAX_LENGTH}
              value={items[at]?.label ?? ""}
              readOnly={isReadOnly}
              onChange={(event) => {
                const label = event.currentTarget.value;
                put(items.map((item) => (item.id === id ? { ...item, label } : item)));
              }}
            />
          );
        }}
      />
      {!isReadOnly && items.length < MAX_ITEMS && (
        <Button
          className={classes.add}
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={16} />}
          onClick={() => put([...items, newItem()])}
        >
          {t("questions.addItem")}
        </Button>
      )}
    </div>
  );
}
