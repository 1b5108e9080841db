import { EmptyState, ErrorState, LoadingRows, usePermission, useTexts } from "@estante/sdk";
import type { ReactNode } from "react";
import { api, useChange, useDisciplines, useLevels, useRemoval } from "../api/education";
import { LevelSubjects } from "./level-subjects.component";
import { type Part, PartList } from "./part-list.component";
import classes from "./part-list.module.css";

export interface TabProps {
  readonly country: string;
}

interface Query<Row> {
  readonly data?: readonly Row[] | undefined;
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Rows that have come; what is there while they come, and when they do not. */
export function Loaded<Row>({
  query,
  children,
}: {
  readonly query: Query<Row>;
  readonly children: (rows: readonly Row[]) => ReactNode;
}) {
  if (query.data) return <div className={classes.tab}>{children(query.data)}</div>;
  if (query.isError) return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  return <LoadingRows columns={1} />;
}

const useRights = () => ({
  mayCreate: usePermission("settings_countries.create"),
  mayChange: usePermission("settings_countries.update"),
  mayDelete: usePermission("settings_countries.delete"),
});

const at = ({ guid }: Part) => ({ path: { guid } });

/** The subjects of a country. */
export function SubjectsTab({ country }: TabProps) {
  const t = useTexts("settings");
  const change = useChange("disciplines");
  const remove = useRemoval("disciplines");
  const rights = useRights();
  return (
    <Loaded query={useDisciplines(country)}>
      {(rows) => (
        <PartList
          {...rights}
          texts="disciplines"
          label={t("disciplines.title")}
          parts={rows}
          onAdd={(name) => change(api.POST("/disciplines", { body: { name, country } }), "created")}
          onRename={(part, name) =>
            change(api.PATCH("/disciplines/{guid}", { params: at(part), body: { name } }), "updated")
          }
          onMove={(part, position) =>
            change(api.PATCH("/disciplines/{guid}", { params: at(part), body: { position } }), "updated")
          }
          onRemove={({ guid, name }) =>
            remove(api.DELETE("/disciplines", { body: { guids: [guid] } }), guid, name)
          }
        />
      )}
    </Loaded>
  );
}

/** The education levels of a country with their subjects; their order is saved as a whole. */
export function LevelsTab({ country }: TabProps) {
  const t = useTexts("settings");
  const change = useChange("levels");
  const remove = useRemoval("levels");
  const rights = useRights();
  return (
    <Loaded query={useLevels(country)}>
      {(rows) => (
        <PartList
          {...rights}
          texts="levels"
          label={t("levels.title")}
          parts={rows}
          onAdd={(name) => change(api.POST("/education-levels", { body: { name, country } }), "created")}
          onRename={(part, name) =>
            change(api.PATCH("/education-levels/{guid}", { params: at(part), body: { name } }), "updated")
          }
          onMove={({ guid }, place) => {
            const others = rows.filter((row) => row.guid !== guid).map((row) => ({ guid: row.guid }));
            const levels = [...others.slice(0, place - 1), { guid }, ...others.slice(place - 1)];
            return change(api.PUT("/education-levels", { body: { country, levels } }), "updated");
          }}
          onRemove={({ guid, name }) =>
            remove(api.DELETE("/education-levels", { body: { guids: [guid] } }), guid, name)
          }
          renderMore={(level) => (
            <LevelSubjects country={country} level={level} mayChange={rights.mayChange} />
          )}
        />
      )}
    </Loaded>
  );
}

/** The years of each level of a country. */
export function YearsTab({ country }: TabProps) {
  const t = useTexts("settings");
  return (
    <Loaded query={useLevels(country)}>
      {(levels) =>
        levels.length === 0 ? (
          <EmptyState title={t("years.noLevels")} />
        ) : (
          levels.map(({ guid, name, educationYears }) => (
            <section key={guid} className={classes.level} aria-label={name}>
              <h3>{name}</h3>
              <Years level={guid} name={name} years={educationYears} />
            </section>
          ))
        )
      }
    </Loaded>
  );
}

function Years({
  level,
  name,
  years,
}: {
  readonly level: string;
  readonly name: string;
  readonly years: readonly Part[];
}) {
  const t = useTexts("settings");
  const change = useChange("years");
  const remove = useRemoval("years");
  return (
    <PartList
      {...useRights()}
      texts="years"
      label={t("years.title", { name })}
      parts={years}
      onAdd={(year) => change(api.POST("/education-years", { body: { name: year, level } }), "created")}
      onRename={(part, year) =>
        change(api.PATCH("/education-years/{guid}", { params: at(part), body: { name: year } }), "updated")
      }
      onMove={(part, position) =>
        change(api.PATCH("/education-years/{guid}", { params: at(part), body: { position } }), "updated")
      }
      onRemove={({ guid, name: year }) =>
        remove(api.DELETE("/education-years", { body: { guids: [guid] } }), guid, year)
      }
    />
  );
}
