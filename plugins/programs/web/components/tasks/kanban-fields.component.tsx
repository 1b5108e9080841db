import { enabledPlugins, SortableField, useTexts } from "@estante/sdk";
import { Button, SegmentedControl, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type KanbanDraft, MAX_CARDS, MAX_COLUMNS, newCard, newColumn, withoutColumn } from "./kanban-draft";
import { StartCard } from "./start-card.component";
import classes from "./tasks.module.css";

interface KanbanFieldsProps {
  readonly draft: KanbanDraft;
  readonly onChange: (draft: KanbanDraft) => void;
  readonly faults: Readonly<Record<string, string>>;
  /** How many boards were made from the task. */
  readonly boards: number;
}

const PLUS_PX = 16;
const MAX_COLUMN_NAME = 80;

/** Whether a plugin knows of groups. */
const hasGroups = () => enabledPlugins().plugins.some(({ references }) => "groups" in references);

/** How boards begin: whose they are, their columns, and the cards that are on each of them. */
export function KanbanFields({ draft, onChange, faults, boards }: KanbanFieldsProps) {
  const t = useTexts("programs");
  const { columns, cards } = draft;
  const nameColumn = (id: string, name: string) =>
    onChange({ ...draft, columns: columns.map((column) => (column.id === id ? { id, name } : column)) });
  return (
    <>
      {hasGroups() && (
        <div className={classes.choice}>
          <SegmentedControl
            fullWidth
            aria-label={t("kanban.of")}
            value={draft.of}
            onChange={(of) => onChange({ ...draft, of: of === "group" ? "group" : "person" })}
            data={["person", "group"].map((value) => ({ value, label: t(`kanban.each.${value}`) }))}
          />
          {faults["kanban.of"] && <p role="alert">{faults["kanban.of"]}</p>}
        </div>
      )}
      {boards > 0 && <p className={classes.fact}>{t("kanban.keeps", { count: boards })}</p>}
      <SortableField
        label={t("kanban.columns.title")}
        description={t("kanban.columns.hint")}
        error={faults["kanban.columns"]}
        value={columns.map(({ id }) => id)}
        onChange={(ids) =>
          onChange({
            ...draft,
            columns: ids.flatMap((id) => columns.find((column) => column.id === id) ?? []),
          })
        }
        options={columns.map(({ id, name }, at) => ({
          value: id,
          label: name || t("kanban.columns.number", { number: at + 1 }),
        }))}
        onRemove={(id) => columns.length > 1 && onChange(withoutColumn(draft, id))}
        renderRow={(id) => {
          const at = columns.findIndex((column) => column.id === id);
          return (
            <TextInput
              aria-label={t("kanban.columns.number", { number: at + 1 })}
              maxLength={MAX_COLUMN_NAME}
              value={columns[at]?.name ?? ""}
              error={faults[`kanban.columns.${at}`]}
              onChange={(event) => nameColumn(id, event.currentTarget.value)}
            />
          );
        }}
      />
      <div>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={PLUS_PX} aria-hidden="true" />}
          disabled={columns.length >= MAX_COLUMNS}
          onClick={() => onChange({ ...draft, columns: [...columns, newColumn()] })}
        >
          {t("kanban.columns.add")}
        </Button>
      </div>
      <section className={classes.fields} aria-label={t("kanban.start.title")}>
        <h3 className={classes.heading}>{t("kanban.start.title")}</h3>
        <p className={classes.fact}>{t("kanban.start.hint")}</p>
        {faults["kanban.cards"] && <p role="alert">{faults["kanban.cards"]}</p>}
        {cards.map((card, at) => (
          <StartCard
            key={card.id}
            card={card}
            number={at + 1}
            columns={columns}
            fault={faults[`kanban.cards.${at}.title`]}
            onChange={(changed) =>
              onChange({ ...draft, cards: cards.map((each) => (each.id === card.id ? changed : each)) })
            }
            onRemove={() => onChange({ ...draft, cards: cards.filter(({ id }) => id !== card.id) })}
          />
        ))}
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={PLUS_PX} aria-hidden="true" />}
            disabled={cards.length >= MAX_CARDS}
            onClick={() => onChange({ ...draft, cards: [...cards, newCard(columns[0]?.id ?? "")] })}
          >
            {t("kanban.addCard")}
          </Button>
        </div>
      </section>
    </>
  );
}
