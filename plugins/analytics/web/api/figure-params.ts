import type { AddressState } from "@estante/sdk";

export const PERIODS = ["7d", "30d", "60d", "90d", "12m"] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = "30d";
/** The names that every page of analytics has in its address. */
export const FILTER_NAMES = ["period", "from", "to", "country", "school", "role", "program"] as const;
/** Those of them that say whose figures they are. */
export const CHOICES = ["country", "school", "role", "program"] as const;

/** What a file of figures can be. */
export const SHEET_FORMATS = ["csv", "xlsx"] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** What the calls of figures take. */
export interface FigureParams {
  readonly period?: Period;
  readonly from?: string;
  readonly to?: string;
  readonly country?: string[];
  readonly school?: string[];
  readonly role?: string[];
  readonly program?: string[];
}

const isPeriod = (text: string | undefined): text is Period => PERIODS.some((period) => period === text);

const many = (name: (typeof CHOICES)[number], values: readonly string[] | undefined) =>
  values && values.length > 0 ? { [name]: [...values] } : {};

/** The parameters that an address means: its own days before a period. */
export function paramsOf(state: AddressState): FigureParams {
  const [from] = state.from ?? [];
  const [to] = state.to ?? [];
  const [period] = state.period ?? [];
  const days =
    from || to
      ? { ...(from && { from }), ...(to && { to }) }
      : { period: isPeriod(period) ? period : DEFAULT_PERIOD };
  return {
    ...days,
    ...Object.assign({}, ...CHOICES.map((name) => many(name, state[name]))),
  };
}

/** Whether the last day lies before the first: such a span is not asked for. */
export const isBackwards = ({ from, to }: FigureParams): boolean => Boolean(from && to && to < from);

/** The filters in an address, and nothing else of it. */
export const filtersIn = (state: AddressState): AddressState =>
  Object.fromEntries(FILTER_NAMES.flatMap((name) => (state[name]?.length ? [[name, state[name]]] : [])));
