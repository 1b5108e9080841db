import {
  DateRangeField,
  MultiSelectField,
  ReferencePicker,
  SelectField,
  useApiQuery,
  useDatePresets,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { CHOICES, DEFAULT_PERIOD } from "../api/figure-params";
import classes from "./figure-filters.module.css";
import { forgetFilters, type useFigureFilters } from "./use-figure-filters";

const OWN = "own";
const ALL_ROWS = { query: { pageSize: 200 } };

interface Props {
  readonly filters: ReturnType<typeof useFigureFilters>;
  /** Schools there are only where a plugin has them. */
  readonly hasSchools: boolean;
  /** Programs there are only where a plugin has them. */
  readonly hasPrograms: boolean;
  /** The days that are shown, with which an own span begins. */
  readonly shown: { readonly from: string; readonly to: string } | null;
}

/** The span of days, in one field and two more for an own one. */
function SpanFields({ filters, shown }: Pick<Props, "filters" | "shown">) {
  const t = useTexts("analytics");
  const presets = useDatePresets();
  const { params, change } = filters;
  const isOwn = Boolean(params.from || params.to);
  const options = useMemo(
    () => [...presets.map(({ value, label }) => ({ value, label })), { value: OWN, label: t("filters.own") }],
    [presets, t],
  );
  const choose = (value: string | null) => {
    if (value === OWN) return shown && change({ period: null, from: shown.from, to: shown.to });
    change({ period: value ?? DEFAULT_PERIOD, from: null, to: null });
  };
  return (
    <>
      <div className={classes.period}>
        <SelectField
          label={t("filters.period")}
          value={isOwn ? OWN : (params.period ?? DEFAULT_PERIOD)}
          options={options}
          onChange={choose}
        />
      </div>
      {isOwn && (
        <div className={classes.days}>
          <DateRangeField
            label={t("filters.days")}
            value={{ from: params.from ?? "", to: params.to ?? "" }}
            onChange={({ from, to }) => change({ from: from || null, to: to || null })}
          />
        </div>
      )}
    </>
  );
}

/** Whose figures: countries, schools and roles. */
function PeopleFields({ filters, hasSchools, hasPrograms }: Omit<Props, "shown">) {
  const t = useTexts("analytics");
  const { change, getAll } = filters;
  const hasCountries = usePermission("settings_countries.readList");
  const maySeeSchools = usePermission("schools.readList");
  const maySeePrograms = usePermission("programs.readList");
  const roles = useApiQuery("/users/roles", ALL_ROWS).data?.data ?? [];
  return (
    <>
      {hasCountries && (
        <ReferencePicker
          of="countries"
          many
          label={t("filters.country")}
          value={getAll("country")}
          onChange={(country) => change({ country })}
        />
      )}
      {hasSchools && maySeeSchools && (
        <ReferencePicker
          of="schools"
          many
          label={t("filters.school")}
          value={getAll("school")}
          onChange={(school) => change({ school })}
        />
      )}
      <MultiSelectField
        label={t("filters.role")}
        value={getAll("role")}
        options={roles.map(({ guid, name }) => ({ value: guid, label: name }))}
        onChange={(role) => change({ role })}
      />
      {hasPrograms && maySeePrograms && (
        <ReferencePicker
          of="programs"
          many
          label={t("filters.program")}
          value={getAll("program")}
          onChange={(program) => change({ program })}
        />
      )}
    </>
  );
}

/** The filters of a page of analytics; they are in its address. */
export function FigureFilters({ filters, hasSchools, hasPrograms, shown }: Props) {
  const t = useTexts("analytics");
  const { change, getAll } = filters;
  const [isOpen, setOpen] = useState(false);
  // What another page was asked for narrows nothing on a page without schools or programs.
  const unseen = [...(hasSchools ? [] : ["school"]), ...(hasPrograms ? [] : ["program"])];
  const chosen = CHOICES.filter((name) => !unseen.includes(name)).flatMap((name) => getAll(name)).length;
  const clear = () => {
    forgetFilters();
    change(Object.fromEntries(CHOICES.map((name) => [name, null])));
  };
  return (
    <search className={classes.filters} aria-label={t("filters.title")}>
      <SpanFields filters={filters} shown={shown} />
      <Button
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={16} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen > 0 ? t("filters.chosen", { count: chosen }) : t("filters.everybody")}
      </Button>
      {isOpen && (
        <div className={classes.people}>
          <PeopleFields filters={filters} hasSchools={hasSchools} hasPrograms={hasPrograms} />
          {chosen > 0 && (
            <Button variant="subtle" onClick={clear}>
              {t("filters.clear")}
            </Button>
          )}
        </div>
      )}
    </search>
  );
}
