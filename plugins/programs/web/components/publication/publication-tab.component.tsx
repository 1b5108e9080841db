import { ErrorState, formatDate, LoadingRows, ReferenceNames, usePermission, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { useState } from "react";
import { type Unit, useUnits } from "../../api/structure";
import { PartDialogs, type PartQuestion } from "../structure/part-dialogs.component";
import { PartStatus } from "../structure/part-status.component";
import { PublishAll } from "../structure/publish-all.component";
import { type StructuredProgram, useStructureWords } from "../structure/words";
import classes from "./publication-tab.module.css";

interface PublishedProgram extends StructuredProgram {
  readonly publication_guid: string;
}

/** Who may open a program, by its publication, and what of it is published: when, by whom, and by a button here. */
export function PublicationTab({ program }: { readonly program: PublishedProgram }) {
  const t = useTexts("programs");
  return (
    <div className={classes.tab}>
      <section aria-label={t("fields.publication")}>
        <h2 className={classes.title}>{t("fields.publication")}</h2>
        <p className={classes.line}>
          <ReferenceNames of="publications" guids={[program.publication_guid]} />
        </p>
        <p className={classes.hint}>{t("publication.opens")}</p>
      </section>
      <PublishedUnits program={program} />
    </div>
  );
}

function PublishedUnits({ program }: { readonly program: StructuredProgram }) {
  const w = useStructureWords(program);
  const query = useUnits(program.guid);
  const [question, setQuestion] = useState<PartQuestion | null>(null);
  if (query.isError && !query.data)
    return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={2} />;
  const units = query.data.data;
  return (
    <section aria-label={w("tree")}>
      <div className={classes.head}>
        <h2 className={classes.title}>{w("tree")}</h2>
        <PublishAll program={program} />
      </div>
      {units.length === 0 ? (
        <p className={classes.hint}>{w("none")}</p>
      ) : (
        <ul className={classes.units}>
          {units.map((unit) => (
            <UnitRow
              key={unit.guid}
              program={program}
              unit={unit}
              onPublish={() => setQuestion({ act: "publish", unit })}
            />
          ))}
        </ul>
      )}
      <PartDialogs program={program} units={units} question={question} onClose={() => setQuestion(null)} />
    </section>
  );
}

interface UnitRowProps {
  readonly program: StructuredProgram;
  readonly unit: Unit;
  readonly onPublish: () => void;
}

function UnitRow({ program, unit, onPublish }: UnitRowProps) {
  const w = useStructureWords(program);
  const mayChange = usePermission("programs.update");
  const { status, published_at, published_by_name, lessons } = unit;
  const when = published_at ? formatDate(published_at) : "";
  const drafts = lessons.filter((lesson) => lesson.status === "draft").length;
  const facts = [
    status === "published" &&
      w(published_by_name ? "publishedBy" : "publishedOn", { name: published_by_name ?? "", when }),
    drafts > 0 && w("draftLessons", { count: drafts }),
  ].filter((fact) => fact !== false);
  return (
    <li className={classes.unit}>
      <div className={classes.words}>
        <span className={classes.name}>
          {w("unitNumber", { number: unit.number })} {unit.name}
        </span>
        {facts.length > 0 && <span className={classes.hint}>{facts.join(" · ")}</span>}
      </div>
      <PartStatus status={status} isWritten />
      {mayChange && status === "draft" && (
        <Button variant="default" size="xs" onClick={onPublish}>
          {w("publishUnit")}
        </Button>
      )}
    </li>
  );
}
