import { Combobox, Highlight, Loader } from "@mantine/core";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import { Keys } from "../../keyboard/keys.component";
import { useFieldTexts } from "../field-texts";
import classes from "./choice.module.css";
import { CREATE, type OptionList } from "./option-list";
import type { OptionSource, SelectOption } from "./options";

export interface OptionRowsProps extends Pick<OptionSource, "createLabel" | "emptyText"> {
  readonly label: string;
  readonly list: OptionList;
  readonly chosen: readonly string[];
  readonly loading?: boolean;
}

/** The options under their heads, the row that creates one, or why there is none. */
export function OptionRows({ label, list, chosen, loading, createLabel, emptyText }: OptionRowsProps) {
  const t = useFieldTexts();
  const groups = [...new Set(list.shown.map(({ group }) => group ?? ""))];
  const isEmpty = list.shown.length === 0 && !list.offersNew;
  return (
    <Combobox.Options className={classes.options} aria-label={label}>
      {groups.map((group) => {
        const rows = list.shown
          .filter((option) => (option.group ?? "") === group)
          .map((option) => (
            <OptionRow
              key={option.value}
              option={option}
              text={list.text}
              isChosen={chosen.includes(option.value)}
            />
          ));
        return group ? (
          <Combobox.Group key={group} label={group}>
            {rows}
          </Combobox.Group>
        ) : (
          rows
        );
      })}
      {list.offersNew && !loading && (
        <Combobox.Option value={CREATE} disabled={list.isCreating} className={classes.create}>
          {list.isCreating ? <Loader size={14} /> : <IconPlus size={14} aria-hidden="true" />}
          <span>{createLabel?.(list.text.trim()) ?? t("choice.create", { name: list.text.trim() })}</span>
          <Keys keys="Ctrl ↵" />
        </Combobox.Option>
      )}
      {isEmpty && (
        <Combobox.Empty>{loading ? t("choice.loading") : (emptyText ?? t("choice.none"))}</Combobox.Empty>
      )}
    </Combobox.Options>
  );
}

const MATCH = { background: "none", color: "inherit", fontWeight: 600 } as const;

interface OptionRowProps {
  readonly option: SelectOption;
  readonly text: string;
  readonly isChosen: boolean;
}

const OptionRow = ({ option, text, isChosen }: OptionRowProps) => (
  <Combobox.Option
    value={option.value}
    active={isChosen}
    disabled={option.disabled ?? false}
    className={classes.option}
  >
    <span className={classes.words}>
      <Highlight highlight={text} highlightStyles={MATCH} inherit component="span">
        {option.label}
      </Highlight>
      {option.detail && <span className={classes.detail}>{option.detail}</span>}
    </span>
    {isChosen && <IconCheck size={16} className={classes.check} aria-hidden="true" />}
  </Combobox.Option>
);
