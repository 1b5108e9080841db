import { Popover, TextInput, UnstyledButton } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useOwnTexts } from "../../texts/use-texts";
import type { ListFilter } from "../list.types";
import classes from "./filter-menu.module.css";
import { FilterValues, folded } from "./filter-values.component";

/** A date field has arrows of its own: from part to part, and up and down in each. */
const isDay = (target: EventTarget): boolean => target instanceof HTMLInputElement && target.type === "date";

const CHOICES = "input, [data-choice]";

/** Arrows go from choice to choice, from the field above them too; Home and End to the first and the last. */
function moveAmongChoices(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(CHOICES)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const isField =
    document.activeElement instanceof HTMLInputElement && document.activeElement.type === "text";
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ...(!isField && { Home: 0, End: all.length - 1 }),
  }[event.key];
  if (to === undefined || isDay(event.target)) return;
  event.preventDefault();
  all[Math.min(all.length - 1, Math.max(0, to))]?.focus();
}

export interface FilterMenuProps {
  readonly filters: readonly ListFilter[];
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly onChange: (id: string, values: readonly string[]) => void;
  readonly opened: boolean;
  readonly onOpened: (opened: boolean) => void;
  readonly target: ReactNode;
}

/** «+ Filtro»: the fields, then the values of one. */
export function FilterMenu({ filters, values, onChange, opened, onOpened, target }: FilterMenuProps) {
  const t = useOwnTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const [text, setText] = useState("");
  const filter = filters.find(({ id }) => id === chosen);
  const turn = (next: boolean) => {
    setChosen(filters.length === 1 ? (filters[0]?.id ?? null) : null);
    setText("");
    onOpened(next);
  };
  const matches = filters.filter(({ label }) => folded(label).includes(folded(text)));
  const dropdown = useRef<HTMLDivElement>(null);
  const choose = (id: string | null) => {
    setText("");
    setChosen(id);
  };
  const shown = useRef(chosen);
  // What had the focus is gone with its step: it goes to the first choice of the next one.
  useEffect(() => {
    if (shown.current === chosen || !opened) return;
    shown.current = chosen;
    dropdown.current?.querySelector<HTMLElement>(CHOICES)?.focus();
  }, [chosen, opened]);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (
      event.key === "ArrowLeft" &&
      filter &&
      !(event.target as HTMLElement).matches("[type=text], [type=date]")
    ) {
      event.preventDefault();
      choose(null);
    } else moveAmongChoices(event);
  };
  return (
    <Popover opened={opened} onChange={turn} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown ref={dropdown} className={classes.dropdown} onKeyDown={press}>
        {filter ? (
          <>
            {filters.length > 1 && (
              <UnstyledButton className={classes.back} onClick={() => choose(null)}>
                <IconChevronLeft size={14} aria-hidden="true" /> {t("filters.back")}
              </UnstyledButton>
            )}
            <FilterValues
              filter={filter}
              values={values[filter.id] ?? []}
              onChange={(next) => onChange(filter.id, next)}
            />
          </>
        ) : (
          <>
            <TextInput
              size="xs"
              data-autofocus
              aria-label={t("filters.searchField")}
              placeholder={t("filters.searchField")}
              leftSection={<IconSearch size={14} />}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" || !matches[0]) return;
                event.preventDefault();
                choose(matches[0].id);
              }}
            />
            <ul className={classes.fields}>
              {matches.map(({ id, label }) => (
                <li key={id}>
                  <UnstyledButton className={classes.choice} data-choice onClick={() => choose(id)}>
                    {label}
                    <IconChevronRight size={16} aria-hidden="true" />
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          </>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
