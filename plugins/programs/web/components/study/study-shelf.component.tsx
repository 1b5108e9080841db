import { Cover, ErrorState, Link, LoadingRows, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { useState } from "react";
import { PAGE_SIZE, type StudyRow, useStudies } from "../../api/study";
import { Share } from "./share.component";
import classes from "./study.module.css";

const COVER_PX = 80;
const WAITING_ROWS = 2;

/** The programs that a person follows, at hand on the start page. Who has none sees nothing of it. */
export function StudyShelf() {
  const t = useTexts("programs");
  const [pages, setPages] = useState(1);
  const first = useStudies(1);
  const total = first.data?.meta?.total ?? 0;
  if (first.isError && !first.data) {
    const retry = () => void first.refetch();
    return <ErrorState inPanel error={first.error} title={t("study.error")} onRetry={retry} />;
  }
  if (first.data && total === 0) return null;
  const left = total - pages * PAGE_SIZE;
  return (
    <section className={classes.shelf} aria-label={t("study.shelf")}>
      <h2 className={classes.heading}>{t("study.shelf")}</h2>
      {Array.from({ length: pages }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
        <ShelfPage key={at} page={at + 1} />
      ))}
      {left > 0 && (
        <Button variant="default" className={classes.more ?? ""} onClick={() => setPages(pages + 1)}>
          {t("study.more", { count: left })}
        </Button>
      )}
    </section>
  );
}

function ShelfPage({ page }: { readonly page: number }) {
  const t = useTexts("programs");
  const programs = useStudies(page);
  if (programs.isError && !programs.data) {
    const retry = () => void programs.refetch();
    return <ErrorState inPanel error={programs.error} title={t("study.error")} onRetry={retry} />;
  }
  if (!programs.data) return <LoadingRows rows={WAITING_ROWS} columns={0} />;
  return (
    <ul className={classes.cards}>
      {programs.data.data.map((program) => (
        <ShelfCard key={program.guid} program={program} />
      ))}
    </ul>
  );
}

function ShelfCard({ program }: { readonly program: StudyRow }) {
  const t = useTexts("programs");
  const { guid, name, subtitle, program_cover, lessons, progress, last_lesson } = program;
  return (
    <li className={classes.card}>
      <Cover title={name} src={program_cover} slot={COVER_PX} shadow />
      <div className={classes.words}>
        <Link to={`/study/${guid}`} className={classes.cover}>
          {name}
        </Link>
        <span className={classes.facts}>
          {last_lesson
            ? t("study.lastLesson", { name: last_lesson })
            : subtitle || t("study.lessonCount", { count: lessons })}
        </span>
        <Share name={name} progress={progress} hasBar />
      </div>
    </li>
  );
}
