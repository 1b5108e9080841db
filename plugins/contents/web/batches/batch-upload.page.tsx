import {
  DetailPage,
  DropZone,
  invalidate,
  Link,
  UploadCard,
  type UploadView,
  useAddress,
  useTexts,
  useUploads,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { BatchReport } from "./batch-report.component";
import { ARCHIVES, BATCH_PAGE, BATCHES, batchPlan } from "./batches";
import classes from "./batches.module.css";
import { EarlierBatches } from "./earlier-batches.component";

const COLUMNS = ["file", "name", "description", "erp_id", "country", "tags", "subjects", "levels"] as const;

/** `/contents/batch-upload`: one archive becomes many contents; `?batch=` shows what became of one. */
export function BatchUploadPage() {
  const t = useTexts("contents");
  const { get } = useAddress();
  const batch = get("batch");
  return (
    <DetailPage
      breadcrumb={[{ label: t("list.title"), href: "/contents" }, { label: t("batch.title") }]}
      title={t("batch.title")}
      closeTo="/contents"
      actions={
        batch && (
          <Button component={Link} to={BATCH_PAGE} variant="default">
            {t("batch.another")}
          </Button>
        )
      }
      aside={<EarlierBatches shown={batch} />}
      isAsideWide
    >
      <div className={classes.body}>{batch ? <BatchReport key={batch} guid={batch} /> : <NewBatch />}</div>
    </DetailPage>
  );
}

/** The archives of this person that are on their way, or have just arrived. */
const isOfBatch = ({ recipe }: UploadView) => recipe?.plugin === "contents" && recipe.name === "batch";

/** Shows a batch as soon as its archive, sent from this page, has been taken. */
function useArrival(items: readonly UploadView[]): void {
  const { change } = useAddress();
  const client = useQueryClient();
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const taken = items.flatMap(({ subject }) => (subject ? [subject] : []));
    const fresh = known.current && taken.find((subject) => !known.current?.has(subject));
    known.current = new Set(taken);
    if (!fresh) return;
    void invalidate(client, [BATCHES]);
    change({ batch: fresh });
  }, [items, change, client]);
}

function NewBatch() {
  const t = useTexts("contents");
  const { items, add, pause, resume, remove, choose } = useUploads();
  const own = items.filter(isOfBatch);
  useArrival(own);
  return (
    <>
      <DropZone
        title={t("batch.drop")}
        text={t("batch.dropText")}
        accept={ARCHIVES}
        multiple={false}
        onFiles={(files) => add(files, batchPlan())}
      />
      {own.length > 0 && (
        <section className={classes.uploads} aria-label={t("create.uploads")}>
          {own.map((upload) => (
            <UploadCard
              key={upload.id}
              upload={upload}
              onPause={pause}
              onResume={resume}
              onRemove={remove}
              onChoose={choose}
              action={
                upload.subject && (
                  <Button
                    component={Link}
                    to={`${BATCH_PAGE}?batch=${upload.subject}`}
                    size="xs"
                    variant="default"
                  >
                    {t("batch.see")}
                  </Button>
                )
              }
            />
          ))}
        </section>
      )}
      <section className={classes.help}>
        <h2>{t("batch.howTitle")}</h2>
        <ul>
          <li>{t("batch.howFiles")}</li>
          <li>{t("batch.howLimits")}</li>
          <li>{t("batch.howLetter")}</li>
        </ul>
        <h2>{t("batch.tableTitle")}</h2>
        <p>{t("batch.tableText")}</p>
        <dl className={classes.columns}>
          {COLUMNS.map((column) => (
            <div key={column}>
              <dt>{t(`batch.columns.${column}`)}</dt>
              <dd>{t(`batch.columns.${column}Text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
