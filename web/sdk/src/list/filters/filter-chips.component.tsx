import { Popover, UnstyledButton } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { type DayRange, dayRangeOf } from "../../fields/dates/day-range";
import { formatDate } from "../../texts/format";
import { useOwnTexts } from "../../texts/use-texts";
import type { ListFilter } from "../list.types";
import { namesText } from "./chosen-names";
import classes from "./filter-chips.module.css";
import { FilterValues } from "./filter-values.component";
import { RecordValueNames } from "./lazy-record-values";

export interface FilterChipsProps {
  readonly filters: readonly ListFilter[];
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (id: string, values: readonly string[]) => void;
}

const SHOWN = 3;

/** «del 01/03/2026 al 15/03/2026», «desde el 01/03/2026»: a day is the same everywhere, so it is read as local. */
function daysText(t: ReturnType<typeof useOwnTexts>, { from, to }: DayRange): string {
  const key = from && to ? "between" : from ? "since" : "until";
  const written = (day: string) => (day ? formatDate(`${day}T00:00`) : "");
  return t(`filters.${key}`, { from: written(from), to: written(to) });
}

function Chip({
  filter,
  values,
  onChange,
}: { readonly filter: ListFilter } & Pick<FilterChipsProps, "onChange"> & {
    readonly values: readonly string[];
  }) {
  const t = useOwnTexts();
  const days = filter.withDays ? dayRangeOf(values[0] ?? "") : null;
  const labels = values.map(
    (value) => filter.options.find((option) => option.value === value)?.label ?? value,
  );
  const given = days ? daysText(t, days) : namesText(t, labels);
  return (
    <span className={classes.chip}>
      <Popover position="bottom-start" trapFocus returnFocus width={264}>
        <Popover.Target>
          <UnstyledButton className={classes.body}>
            <span>{filter.label}</span> {!days && <span>{t("filters.is")}</span>}{" "}
            <strong>{filter.of ? <RecordValueNames of={filter.of} guids={values} /> : given}</strong>
          </UnstyledButton>
        </Popover.Target>
        <Popover.Dropdown p={8}>
          <FilterValues filter={filter} values={values} onChange={(next) => onChange(filter.id, next)} />
        </Popover.Dropdown>
      </Popover>
      <UnstyledButton
        className={classes.remove}
        aria-label={t("filters.remove", { name: filter.label })}
        onClick={() => onChange(filter.id, [])}
      >
        <IconX size={14} aria-hidden="true" />
      </UnstyledButton>
    </span>
  );
}

/** One chip a field; what does not fit on the line folds into «+3». */
export function FilterChips({ filters, values, onChange }: FilterChipsProps) {
  const t = useOwnTexts();
  const active = filters.filter(({ id }) => (values[id]?.length ?? 0) > 0);
  const rest = active.slice(SHOWN);
  const chip = (filter: ListFilter) => (
    <Chip key={filter.id} filter={filter} values={values[filter.id] ?? []} onChange={onChange} />
  );
  return (
    <>
      {active.slice(0, SHOWN).map(chip)}
      {rest.length > 0 && (
        <Popover position="bottom-start">
          <Popover.Target>
            <UnstyledButton className={classes.more} aria-label={t("filters.more", { count: rest.length })}>
              +{rest.length}
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown p={8} className={classes.folded}>
            {rest.map(chip)}
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  );
}
