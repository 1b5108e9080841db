import { ActionIcon, Button } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import type { FieldProps } from "../field.types";
import { FieldFrame, useFieldIds } from "../field-frame.component";
import { useFieldTexts } from "../field-texts";
import classes from "./rows.module.css";

/** One row: its cells by name. */
export type RowValue = Readonly<Record<string, unknown>>;

export interface RowsFieldProps extends Omit<FieldProps<readonly RowValue[]>, "onChange"> {
  /** How many cells a row has. */
  readonly cells: number;
  /** The inputs of a row, each with its label. */
  readonly renderRow: (at: number) => ReactNode;
  readonly onAdd: () => void;
  readonly onRemove: (at: number) => void;
  readonly max?: number;
}

/** Small records in rows: the labels stand over the first row, and over each where there is no room beside. */
export function RowsField(props: RowsFieldProps) {
  const { value, cells, renderRow, onAdd, onRemove, max, disabled = false, readOnly = false } = props;
  const t = useFieldTexts();
  const { id, labelId, describedBy } = useFieldIds(props);
  const box = useRef<HTMLFieldSetElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const isFixed = disabled || readOnly;
  const focusFirst = (at: number) =>
    // The row is there after the next frame.
    requestAnimationFrame(() =>
      box.current?.querySelectorAll<HTMLElement>("[data-row]")[at]?.querySelector("input")?.focus(),
    );
  return (
    <FieldFrame {...props} id={id} isGroup>
      <fieldset ref={box} className={classes.rows} aria-labelledby={labelId} aria-describedby={describedBy}>
        {value.length === 0 && <p className={classes.none}>{t("rows.none")}</p>}
        {value.map((_row, at) => (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own
            key={at}
            data-row
            aria-label={t("rows.row", { number: at + 1 })}
            className={classes.row}
            style={{ ["--cells" as string]: cells }}
          >
            {renderRow(at)}
            {!isFixed && (
              <ActionIcon
                variant="subtle"
                color="gray"
                className={classes.remove}
                aria-label={t("rows.remove", { number: at + 1 })}
                onClick={() => {
                  onRemove(at);
                  add.current?.focus();
                }}
              >
                <IconTrash size={16} stroke={1.6} aria-hidden />
              </ActionIcon>
            )}
          </fieldset>
        ))}
        {!isFixed && (
          <Button
            ref={add}
            variant="default"
            size="compact-md"
            w="fit-content"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={max !== undefined && value.length >= max}
            data-path={props["data-path"]}
            onClick={() => {
              onAdd();
              focusFirst(value.length);
            }}
          >
            {t("rows.add")}
          </Button>
        )}
      </fieldset>
    </FieldFrame>
  );
}
