import { Combobox, InputBase, Loader, useCombobox } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import type { FieldProps } from "../field.types";
import { useFieldTexts } from "../field-texts";
import classes from "./choice.module.css";
import { CREATE, useOptionList } from "./option-list";
import { OptionRows } from "./option-list.component";
import type { OptionSource, SelectOption } from "./options";

export interface SelectFieldProps extends FieldProps<string | null>, OptionSource {
  readonly placeholder?: string;
  /** A way back to no choice. */
  readonly clearable?: boolean;
}

/** One of many, searched as one types; it may create what it does not find. */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange, loading = false, disabled = false, readOnly = false, clearable = false } = props;
  const t = useFieldTexts();
  const list = useOptionList(props);
  const [isTyping, setTyping] = useState(false);
  // The options of a search need not hold what was chosen from an earlier one.
  const [last, setLast] = useState<SelectOption | null>(null);
  const isOpenable = !disabled && !readOnly;
  const combobox = useCombobox({
    onDropdownClose: () => {
      setTyping(false);
      if (list.text) list.search("");
      combobox.resetSelectedOption();
    },
  });
  const chosen = [...(props.known ?? []), ...props.options, ...(last ? [last] : [])].find(
    (option) => option.value === value,
  );
  const open = () => isOpenable && combobox.openDropdown();
  const choose = async (picked: string) => {
    const next = picked === CREATE ? await list.create() : picked;
    if (next === null) return;
    setLast(
      picked === CREATE
        ? { value: next, label: list.text.trim() }
        : (list.shown.find((option) => option.value === next) ?? null),
    );
    onChange(next);
    combobox.closeDropdown();
  };
  const press = (event: KeyboardEvent) => {
    const isCreate = event.key === "Enter" && (event.ctrlKey || event.metaKey) && list.offersNew;
    if (!isCreate) return;
    event.preventDefault();
    void choose(CREATE);
  };
  const showsClear = clearable && isOpenable && value !== null;
  return (
    <Combobox store={combobox} onOptionSubmit={(picked) => void choose(picked)} readOnly={readOnly}>
      <Combobox.Target withExpandedAttribute>
        <InputBase
          label={props.label}
          description={props.description}
          error={props.error || undefined}
          errorProps={{ role: "alert" }}
          withAsterisk={props.required ?? false}
          aria-required={props.required || undefined}
          aria-busy={loading || undefined}
          disabled={disabled}
          readOnly={readOnly}
          role="combobox"
          autoComplete="off"
          placeholder={props.placeholder}
          data-path={props["data-path"]}
          data-missing={(chosen?.isMissing && !isTyping) || undefined}
          classNames={{ input: classes.chosen }}
          value={isTyping ? list.text : (chosen?.label ?? "")}
          rightSection={
            <RightSection
              loading={loading}
              clearLabel={showsClear ? t("choice.clear", { name: props.label }) : null}
              onClear={() => onChange(null)}
            />
          }
          rightSectionPointerEvents={showsClear && !loading ? "all" : "none"}
          // What is still arriving moves the page: a press that began here may end beside the field, and is no click.
          onMouseDown={open}
          onClick={open}
          onFocus={props.onFocus}
          onBlur={() => {
            combobox.closeDropdown();
            props.onBlur?.();
          }}
          onChange={(event) => {
            setTyping(true);
            list.search(event.currentTarget.value);
            open();
            combobox.updateSelectedOptionIndex();
          }}
          onKeyDown={press}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpenable}>
        <OptionRows
          label={props.label}
          list={list}
          chosen={value === null ? [] : [value]}
          loading={loading}
          createLabel={props.createLabel}
          emptyText={props.emptyText}
        />
      </Combobox.Dropdown>
    </Combobox>
  );
}

interface RightSectionProps {
  readonly loading: boolean;
  /** Null where nothing can be cleared. */
  readonly clearLabel: string | null;
  readonly onClear: () => void;
}

/** At the field's end: that it loads, a way back to no choice, or that there is a list. */
function RightSection({ loading, clearLabel, onClear }: RightSectionProps) {
  if (loading) return <Loader size={16} />;
  if (clearLabel !== null) return <Combobox.ClearButton aria-label={clearLabel} onClear={onClear} />;
  return <IconChevronDown size={16} aria-hidden="true" />;
}
