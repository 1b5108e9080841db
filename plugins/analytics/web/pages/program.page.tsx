import { EmptyState, useAddress, useParams, useTexts } from "@estante/sdk";
import { type ProgramDetails, useProgram } from "../api/programs";
import { FiguresPage } from "../components/figures-page.component";
import classes from "../components/figures-page.module.css";
import { ProgramCards } from "../components/program-cards.component";
import { PartsSection, PlacesSection, StudentsSection } from "../components/program-sections.component";
import { useFigureFilters } from "../components/use-figure-filters";

type Params = ReturnType<typeof useFigureFilters>["params"];

function Figures({ program, params }: { readonly program: ProgramDetails; readonly params: Params }) {
  const t = useTexts("analytics");
  const students = <StudentsSection program={program} params={params} />;
  if (program.is_too_few)
    return (
      <>
        <EmptyState title={t("usage.tooFew.title")} text={t("program.tooFew")} isFiltered />
        {program.group && <div className={classes.column}>{students}</div>}
      </>
    );
  if (program.totals.students === 0)
    return <EmptyState title={t("program.empty.title")} text={t("program.empty.text")} />;
  return (
    <>
      <ProgramCards
        counts={program.totals}
        activeBefore={program.active_before ?? null}
        hasSchools={program.has_schools}
        label={t("program.figures")}
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <PartsSection program={program} params={params} />
          {students}
        </div>
        {program.schools.length > 0 && (
          <div className={classes.column}>
            <PlacesSection program={program} params={params} table="schools" />
            {program.groups.length > 0 && <PlacesSection program={program} params={params} table="groups" />}
          </div>
        )}
      </div>
    </>
  );
}

/** `/analytic/programs/{guid}` */
export function ProgramPage() {
  const t = useTexts("analytics");
  const { guid = "" } = useParams({ strict: false }) as { guid?: string };
  const filters = useFigureFilters();
  const group = useAddress().get("group");
  const answer = useProgram(guid, { ...filters.params, ...(group && { group }) }, filters.isSpan);
  const program = answer.data?.data;
  return (
    <FiguresPage
      title={program?.name ?? t("programs.title")}
      above={{ to: "/analytic/programs", name: t("programs.title") }}
      errorTitle={t("programs.error")}
      filters={filters}
      answer={answer}
      shown={program ? { from: program.from, to: program.to } : null}
      hasSchools={program?.has_schools ?? false}
      isSample={program?.is_sample ?? false}
    >
      {program && <Figures program={program} params={filters.params} />}
    </FiguresPage>
  );
}
