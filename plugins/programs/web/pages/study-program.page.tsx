import { Cover, EmptyState, Link, LoadingRows, useParams, useRecordTitle, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconArrowLeft, IconPlayerPlay } from "@tabler/icons-react";
import { lessonAddress, type StudyProgram, useStudy } from "../api/study";
import { LookBand, useWorn, WornLook } from "../components/look/worn-look.component";
import { Share } from "../components/study/share.component";
import classes from "../components/study/study.module.css";
import { StudyFailure } from "../components/study/study-failure.component";
import { StudyProgrammings } from "../components/study/study-programmings.component";
import { StudyUnits } from "../components/study/study-units.component";

const COVER_PX = { book: 144, wide: 240 };
const ICON_PX = 16;

/** `/study/{guid}`: a program, how far the person is, and the way on. */
export function StudyProgramPage() {
  const { guid = "" } = useParams({ strict: false }) as { guid?: string };
  const query = useStudy(guid);
  if (query.isError && !query.data)
    return <StudyFailure error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={1} />;
  const program = query.data.data;
  return (
    <WornLook look={program.look}>
      <ShownProgram program={program} />
    </WornLook>
  );
}

function ShownProgram({ program }: { readonly program: StudyProgram }) {
  const t = useTexts("programs");
  const { name, subtitle, description, program_cover, progress, look } = program;
  const { cover } = useWorn();
  useRecordTitle(name);
  return (
    <div className={classes.page}>
      <Link to="/home" className={classes.back}>
        <IconArrowLeft size={ICON_PX} aria-hidden="true" /> {t("study.home")}
      </Link>
      <LookBand look={look} hasPicture />
      <header className={classes.head}>
        {cover !== "none" && <Cover title={name} src={program_cover} slot={COVER_PX[cover]} shadow isSnug />}
        <div className={classes.lead}>
          <h1>{name}</h1>
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
          {description && <p className={classes.description}>{description}</p>}
          <Share name={name} progress={progress} hasBar />
          <GoOn program={program} />
        </div>
      </header>
      {program.units.length === 0 ? (
        <EmptyState title={t("study.nothing")} text={t("study.nothingText")} />
      ) : (
        <StudyUnits program={program} />
      )}
      <StudyProgrammings program={program.guid} />
    </div>
  );
}

function GoOn({ program: { guid, go_on, is_begun, progress } }: { readonly program: StudyProgram }) {
  const t = useTexts("programs");
  if (!go_on) return progress === null ? null : <p className={classes.finished}>{t("study.allDone")}</p>;
  return (
    <div>
      <Button
        component={Link}
        to={lessonAddress(guid, go_on.guid)}
        className={classes.goOn ?? ""}
        leftSection={<IconPlayerPlay size={ICON_PX} aria-hidden="true" />}
      >
        {t(is_begun ? "study.goOn" : "study.begin", { name: go_on.name })}
      </Button>
    </div>
  );
}
