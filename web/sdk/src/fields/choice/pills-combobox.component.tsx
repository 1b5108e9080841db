import { Combobox, Loader, PillsInput, useCombobox, VisuallyHidden } from "@mantine/core";
import { type ClipboardEvent, type KeyboardEvent, useRef } from "react";
import type { FieldProps } from "../field.types";
import { useFieldTexts } from "../field-texts";
import classes from "./choice.module.css";
import { CREATE, type OptionList } from "./option-list";
import { OptionRows } from "./option-list.component";
import type { OptionSource } from "./options";
import { lastRemoveButton, type Pill, Pills } from "./pills.component";

export interface PillsComboboxProps
  extends Omit<FieldProps<readonly string[]>, "onChange">,
    Pick<OptionSource, "createLabel" | "emptyText"> {
  readonly placeholder?: string;
  readonly pills: readonly Pill[];
  readonly list: OptionList;
  /** An option, or `CREATE` for what was typed. */
  readonly onPick: (picked: string) => void;
  readonly onRemove: (value: string) => void;
  /** What was typed or pasted is taken as it is; true when it was. */
  readonly onWords?: (text: string) => boolean;
  /** No more can be chosen. */
  readonly isFull?: boolean;
}

/** Several chosen things as pills, and an input that searches for more. */
export function PillsCombobox(props: PillsComboboxProps) {
  const { list, pills, loading = false, disabled = false, readOnly = false, isFull = false } = props;
  const t = useFieldTexts();
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const isOpenable = !disabled && !readOnly && !isFull;
  const mayRemove = !disabled && !readOnly;
  const open = () => isOpenable && combobox.openDropdown();
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const isAtStart = event.currentTarget.selectionStart === 0 && event.currentTarget.selectionEnd === 0;
    if (event.key === "Backspace" && list.text === "" && mayRemove) {
      const last = pills.at(-1);
      if (last) props.onRemove(last.value);
    } else if (event.key === "ArrowLeft" && isAtStart) {
      lastRemoveButton(event.currentTarget)?.focus();
    } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && list.offersNew) {
      event.preventDefault();
      props.onPick(CREATE);
    } else if (event.key === "," || event.key === ";") {
      if (props.onWords?.(list.text)) event.preventDefault();
    } else if (event.key === "Enter" && combobox.getSelectedOptionIndex() === -1) {
      if (props.onWords?.(list.text)) event.preventDefault();
    }
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text");
    if (/[,;\t\n]/.test(text) && props.onWords?.(text)) event.preventDefault();
  };
  return (
    <Combobox store={combobox} onOptionSubmit={props.onPick} readOnly={readOnly}>
      <Combobox.DropdownTarget>
        <PillsInput
          label={props.label}
          description={props.description}
          error={props.error || undefined}
          errorProps={{ role: "alert" }}
          withAsterisk={props.required ?? false}
          disabled={disabled}
          rightSection={loading ? <Loader size={16} /> : undefined}
          onClick={() => {
            input.current?.focus();
            open();
          }}
          classNames={{ input: classes.pills }}
          data-pills
        >
          <div className={classes.line}>
            <Pills pills={pills} input={input} {...(mayRemove && { onRemove: props.onRemove })} />
            <Combobox.EventsTarget withExpandedAttribute>
              <PillsInput.Field
                ref={input}
                role="combobox"
                autoComplete="off"
                aria-required={props.required || undefined}
                aria-invalid={props.error ? true : undefined}
                aria-busy={loading || undefined}
                disabled={disabled}
                readOnly={readOnly || isFull}
                data-path={props["data-path"]}
                placeholder={pills.length === 0 ? props.placeholder : undefined}
                value={list.text}
                onFocus={props.onFocus}
                onBlur={() => {
                  combobox.closeDropdown();
                  props.onWords?.(list.text);
                  list.search("");
                  props.onBlur?.();
                }}
                onChange={(event) => {
                  list.search(event.currentTarget.value);
                  open();
                  combobox.updateSelectedOptionIndex();
                }}
                onKeyDown={press}
                onPaste={paste}
              />
            </Combobox.EventsTarget>
          </div>
          <VisuallyHidden role="status">{t("choice.chosen", { count: pills.length })}</VisuallyHidden>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown hidden={!isOpenable || (props.onWords && list.shown.length === 0)}>
        <OptionRows
          label={props.label}
          list={list}
          chosen={props.value}
          loading={loading}
          createLabel={props.createLabel}
          emptyText={props.emptyText}
        />
      </Combobox.Dropdown>
    </Combobox>
  );
}
