import { Combobox, Highlight, InputBase, type InputBaseProps, useCombobox } from "@mantine/core";
import { IconChevronDown, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { Keys } from "../keyboard/keys.component";
import { useOwnTexts } from "../texts/use-texts";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly group?: string;
}

export interface SearchSelectProps extends Omit<InputBaseProps, "onChange" | "value"> {
  readonly options: readonly SelectOption[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly placeholder?: string;
  readonly isClearable?: boolean;
  /** Offers to create what was typed when no option is called so; answers the new option's value. */
  readonly onCreate?: (label: string) => Promise<string>;
  /** «Crear “x” en Chile» */
  readonly createLabel?: (label: string) => string;
  readonly emptyText?: string;
}

const CREATE = "\u0000create";
const folded = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** The options whose label holds what was typed, accents aside. */
export const optionsFor = (options: readonly SelectOption[], text: string): readonly SelectOption[] =>
  options.filter(({ label }) => folded(label).includes(folded(text)));

/** True when what was typed is the name of no option yet. */
export const isNewOption = (options: readonly SelectOption[], text: string): boolean =>
  folded(text) !== "" && options.every(({ label }) => folded(label) !== folded(text));

/** A select that searches as one types, and may create what it does not find. */
export function SearchSelect(props: SearchSelectProps) {
  const { options, value, onChange, placeholder, isClearable, onCreate, createLabel, emptyText, ...field } =
    props;
  const t = useOwnTexts();
  const [text, setText] = useState<string | null>(null);
  const combobox = useCombobox({
    onDropdownClose: () => {
      setText(null);
      combobox.resetSelectedOption();
    },
  });
  const label = options.find((option) => option.value === value)?.label ?? "";
  const found = optionsFor(options, text ?? "");
  const offersNew = onCreate !== undefined && isNewOption(options, text ?? "");
  const groups = [...new Set(found.map(({ group }) => group ?? ""))];
  const create = async () => {
    if (text === null || !onCreate) return;
    onChange(await onCreate(text.trim()));
    combobox.closeDropdown();
  };
  const choose = (chosen: string) => {
    if (chosen === CREATE) return void create();
    onChange(chosen);
    combobox.closeDropdown();
  };
  const option = (entry: SelectOption) => (
    <Combobox.Option key={entry.value} value={entry.value} active={entry.value === value}>
      <Highlight
        highlight={text ?? ""}
        highlightStyles={{ background: "none", color: "inherit", fontWeight: 600 }}
        inherit
      >
        {entry.label}
      </Highlight>
    </Combobox.Option>
  );
  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          {...field}
          role="combobox"
          autoComplete="off"
          placeholder={placeholder}
          value={text ?? label}
          rightSection={
            isClearable && value !== null ? (
              <Combobox.ClearButton aria-label={t("select.clear")} onClear={() => onChange(null)} />
            ) : (
              <IconChevronDown size={16} aria-hidden="true" />
            )
          }
          rightSectionPointerEvents={isClearable && value !== null ? "all" : "none"}
          onFocus={() => combobox.openDropdown()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onChange={(event) => {
            setText(event.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !offersNew) return;
            event.preventDefault();
            void create();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={280} style={{ overflowY: "auto" }}>
          {groups.map((group) => {
            const inGroup = found.filter((entry) => (entry.group ?? "") === group).map(option);
            return group ? (
              <Combobox.Group key={group} label={group}>
                {inGroup}
              </Combobox.Group>
            ) : (
              inGroup
            );
          })}
          {offersNew && (
            <Combobox.Option value={CREATE}>
              <IconPlus size={14} aria-hidden="true" />{" "}
              {createLabel?.(text ?? "") ?? t("select.create", { name: text })} <Keys keys="Ctrl ↵" />
            </Combobox.Option>
          )}
          {found.length === 0 && !offersNew && (
            <Combobox.Empty>{emptyText ?? t("select.none")}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
