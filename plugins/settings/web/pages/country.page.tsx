import { RecordCreatePage, RecordPage, type RecordTab, usePermission, useTexts } from "@estante/sdk";
import { useMemo } from "react";
import { type Country, countries, countryFields } from "../api/countries";
import { LevelsTab, SubjectsTab, YearsTab } from "../components/country-tabs.component";
import { CoursesTab } from "../components/courses-tab.component";
import { CountriesPage } from "./countries.page";

const NONE: readonly string[] = [];
const SCALE: readonly string[] = ["ranking_scale_guid"];

/** Fields that are not there: who may not read scales, or has none, chooses none. */
const useHidden = () => (usePermission("settings_scales.readList") ? NONE : SCALE);

/** `/settings-countries/create` */
export function CountryCreatePage() {
  const hidden = useHidden();
  const names = Object.keys(countryFields.all).filter((name) => !hidden.includes(name));
  return <RecordCreatePage records={countries} fields={countryFields} only={names} />;
}

/** `/settings-country/{guid}/{step?}` */
export function CountryPage() {
  const t = useTexts("settings");
  const hidden = useHidden();
  const tabs = useMemo<readonly RecordTab<Country>[]>(
    () => [
      {
        id: "subjects",
        label: t("disciplines.title"),
        count: ({ disciplines }) => disciplines.length,
        render: ({ guid }) => <SubjectsTab country={guid} />,
      },
      {
        id: "education-levels",
        label: t("levels.title"),
        count: ({ educationLevels }) => educationLevels.length,
        render: ({ guid }) => <LevelsTab country={guid} />,
      },
      {
        id: "education-years",
        label: t("years.tab"),
        render: ({ guid }) => <YearsTab country={guid} />,
      },
      {
        id: "courses",
        label: t("courses.title"),
        count: ({ courses }) => courses.length,
        render: (country) => <CoursesTab key={country.academic_period} country={country} />,
      },
    ],
    [t],
  );
  return (
    <CountriesPage
      detail={
        <RecordPage
          records={countries}
          fields={countryFields}
          hidden={() => hidden}
          tabs={tabs}
          isAutosaved
        />
      }
    />
  );
}
