import { DatePicker, DatesProvider } from "@mantine/dates";
import "@mantine/dates/styles.layer.css";
import "dayjs/locale/es";
import "dayjs/locale/pt-br";
import { currentLanguage, isBuiltIn } from "../../texts/language";
import { useFieldTexts } from "../field-texts";
import classes from "./dates.module.css";

const LOCALES = { es: "es", pt: "pt-br", en: "en" } as const;

export interface DayLimits {
  /** The first and the last day that can be chosen, `2026-03-01`. */
  readonly min?: string;
  readonly max?: string;
}

type Picked =
  | { readonly type: "day"; readonly value: string | null; readonly onPick: (day: string | null) => void }
  | {
      readonly type: "range";
      readonly value: [string | null, string | null];
      readonly onPick: (days: [string | null, string | null]) => void;
    };

export type CalendarProps = DayLimits & Picked & { readonly label: string };

/** Portuguese and English calendars begin on Sunday. */
const firstDayOf = (language: string) => (language === "pt" || language === "en" ? 0 : 1);

/** A month to pick from: arrows move by day, Page up and down by month, Enter picks. */
export function Calendar(props: CalendarProps) {
  const t = useFieldTexts();
  const language = currentLanguage();
  const shared = {
    className: classes.calendar,
    minDate: props.min,
    maxDate: props.max,
    "aria-label": props.label,
    // It stands in a dialog of its own, which the first day is the beginning of.
    __preventFocus: false,
    ariaLabels: {
      nextMonth: t("dates.nextMonth"),
      previousMonth: t("dates.previousMonth"),
      nextYear: t("dates.nextYear"),
      previousYear: t("dates.previousYear"),
      nextDecade: t("dates.nextDecade"),
      previousDecade: t("dates.previousDecade"),
      monthLevelControl: t("dates.chooseMonth"),
      yearLevelControl: t("dates.chooseYear"),
    },
  };
  return (
    <DatesProvider
      settings={{
        locale: isBuiltIn(language) ? LOCALES[language] : "en",
        firstDayOfWeek: firstDayOf(language),
      }}
    >
      {props.type === "day" ? (
        <DatePicker
          {...shared}
          value={props.value}
          defaultDate={props.value ?? undefined}
          onChange={props.onPick}
          allowDeselect={false}
        />
      ) : (
        <DatePicker
          {...shared}
          type="range"
          value={props.value}
          defaultDate={props.value[0] ?? undefined}
          onChange={props.onPick}
          allowSingleDateInRange
        />
      )}
    </DatesProvider>
  );
}
