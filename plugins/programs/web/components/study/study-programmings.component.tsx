import { Badge, ErrorState, Link, useFlag, useTexts } from "@estante/sdk";
import { lessonAddress, type StudyProgramming, useStudyProgrammings } from "../../api/study";
import classes from "./study.module.css";

/** How a program is planned, where its organization plans and something of that is published. */
export function StudyProgrammings({ program }: { readonly program: string }) {
  const isFlagged = useFlag("advanced_programming");
  const isSwitchedOn = useFlag("programming");
  return isFlagged && isSwitchedOn ? <PlannedProgram program={program} /> : null;
}

function PlannedProgram({ program }: { readonly program: string }) {
  const t = useTexts("programs");
  const query = useStudyProgrammings(program);
  if (query.isError && !query.data)
    return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  const programmings = query.data?.data ?? [];
  if (programmings.length === 0) return null;
  return (
    <section className={classes.plans} aria-label={t("programming.tab")}>
      <h2>{t("programming.tab")}</h2>
      {programmings.map((programming) => (
        <Plan key={programming.guid} program={program} programming={programming} />
      ))}
    </section>
  );
}

interface PlanProps {
  readonly program: string;
  readonly programming: StudyProgramming;
}

function Plan({ program, programming }: PlanProps) {
  const t = useTexts("programs");
  const { title, description, status, evaluation_period_name, modules } = programming;
  return (
    <article className={classes.plan}>
      <header className={classes.words}>
        <h3>
          {title} {status === "completed" && <Badge tone="info">{t("programming.status.completed")}</Badge>}
        </h3>
        {evaluation_period_name && <span className={classes.facts}>{evaluation_period_name}</span>}
        {description && <p className={classes.description}>{description}</p>}
      </header>
      {modules.length === 0 && <p className={classes.facts}>{t("programming.noSessions")}</p>}
      {modules.map(({ unit_guid, name, minutes, sessions }) => (
        <details key={unit_guid} className={classes.planned}>
          <summary>
            {name}{" "}
            <span className={classes.facts}>
              {t("programming.sum", {
                sessions: t("programming.sessionCount", { count: sessions.length }),
                minutes,
              })}
            </span>
          </summary>
          <ol>
            {sessions.map((session, at) => (
              <li key={session.guid}>
                {session.title || t("programming.untitled", { number: at + 1 })}{" "}
                <span className={classes.facts}>
                  {t("programming.minutes", { minutes: session.duration })}
                </span>
                <PlannedParts program={program} session={session} />
              </li>
            ))}
          </ol>
        </details>
      ))}
    </article>
  );
}

interface PlannedPartsProps {
  readonly program: string;
  readonly session: StudyProgramming["modules"][number]["sessions"][number];
}

/** What a session is held with, each in its lesson, and for teachers its guide. */
function PlannedParts({ program, session: { materials, guide } }: PlannedPartsProps) {
  const t = useTexts("programs");
  if (materials.length === 0 && !guide) return null;
  return (
    <ul>
      {materials.map(({ guid, title, lesson_guid }) => (
        <li key={guid}>
          <Link to={lessonAddress(program, lesson_guid)}>{title}</Link>
        </li>
      ))}
      {guide && (
        <li>
          <a href={guide.url} download={guide.name}>
            {t("programming.guide")}: {guide.name}
          </a>
        </li>
      )}
    </ul>
  );
}
