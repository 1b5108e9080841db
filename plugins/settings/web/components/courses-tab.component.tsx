import {
  EmptyState,
  Link,
  SortableField,
  type StatusKind,
  StatusMark,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { SegmentedControl } from "@mantine/core";
import { useState } from "react";
import type { Country } from "../api/countries";
import { api, useChange, useCourses } from "../api/education";
import { Loaded } from "./country-tabs.component";
import classes from "./courses-tab.module.css";

type Course = NonNullable<ReturnType<typeof useCourses>["data"]>[number];

/** How many parts the school year has, by what it is divided into. */
const PARTS = { bimester: [1, 2], trimester: [1, 2, 3] } as const;
const ALL = "all";
const MARKS: Readonly<Record<Course["status"], StatusKind>> = {
  draft: "draft",
  active: "active",
  inactive: "inactive",
};

/** The digital programs of a country: level, year and state of each, and the way to it. */
export function CoursesTab({ country: { guid, academic_period } }: { readonly country: Country }) {
  const t = useTexts("settings");
  const [part, setPart] = useState(ALL);
  const query = useCourses(guid, part === ALL ? {} : { [academic_period]: Number(part) });
  return (
    <Loaded query={query}>
      {(courses) => (
        <>
          {(courses.length > 0 || part !== ALL) && (
            <SegmentedControl
              className={classes.parts ?? ""}
              aria-label={t(`countries.academicPeriods.${academic_period}`)}
              value={part}
              onChange={setPart}
              data={[
                { value: ALL, label: t("courses.all") },
                ...PARTS[academic_period].map((number) => ({
                  value: String(number),
                  label: t(`courses.${academic_period}`, { number }),
                })),
              ]}
            />
          )}
          {courses.length === 0 && part === ALL && (
            <EmptyState title={t("courses.none.title")} text={t("courses.none.text")} />
          )}
          {courses.length === 0 && part !== ALL && <EmptyState isFiltered title={t("courses.nonePart")} />}
          {courses.length > 0 && <Courses country={guid} courses={courses} isWhole={part === ALL} />}
        </>
      )}
    </Loaded>
  );
}

interface CoursesProps {
  readonly country: string;
  readonly courses: readonly Course[];
  /** All of them are here, so that their order can be said. */
  readonly isWhole: boolean;
}

function Courses({ country, courses, isWhole }: CoursesProps) {
  const t = useTexts("settings");
  const change = useChange("courses");
  const mayOrder = usePermission("settings_countries.update");
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const saved = courses.map(({ guid }) => guid);
  const move = (next: readonly string[]) => {
    setWanted(next);
    const sent = api.PUT("/education-courses", { body: { country, courses: [...next] } });
    void change(sent, "updated").then(() => setWanted((current) => (current === next ? null : current)));
  };
  return (
    <SortableField
      label={t("courses.title")}
      isLabelHidden
      options={courses.map(({ guid, name }) => ({ value: guid, label: name }))}
      value={wanted ?? saved}
      onChange={move}
      readOnly={!mayOrder || !isWhole}
      renderRow={(guid) => {
        const course = courses.find((each) => each.guid === guid);
        return course && <CourseLine course={course} />;
      }}
    />
  );
}

function CourseLine({ course }: { readonly course: Course }) {
  const t = useTexts("settings");
  const { name, address, status, educationLevels, educationYears } = course;
  const names = [...educationLevels, ...educationYears].map((part) => part.name);
  return (
    <div className={classes.course}>
      <div className={classes.name}>
        <Link to={address}>{name}</Link>
        {names.length > 0 && <div className={classes.place}>{names.join(" · ")}</div>}
      </div>
      <StatusMark kind={MARKS[status]} label={t(`courses.status.${status}`)} />
    </div>
  );
}
