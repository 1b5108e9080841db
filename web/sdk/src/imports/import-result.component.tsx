import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck, IconDownload } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { asFailure } from "../api/failure";
import { toast } from "../feedback/toast.component";
import { Link } from "../router/navigation";
import { formatNumber } from "../texts/format";
import { ImportFaults } from "./import-faults.component";
import { useImportTexts } from "./import-texts";
import { downloadRefused, type ImportRun, useKnownImport, writeImport } from "./imports.api";
import classes from "./imports.module.css";

interface CheckedProps {
  readonly run: ImportRun;
  readonly actions: ReactNode;
}

/** What a look found: how many rows can be written, and what is wrong with the others. */
export function CheckedImport({ run, actions }: CheckedProps) {
  const t = useImportTexts();
  const know = useKnownImport();
  const [isSending, setSending] = useState(false);
  const write = async () => {
    setSending(true);
    try {
      know(await writeImport(run.guid));
    } catch (thrown) {
      toast.error(t("check.writeFailed"), { text: asFailure(thrown).message });
      setSending(false);
    }
  };
  return (
    <>
      <section className={classes.block}>
        <Outcome run={run} good="check.good" none="check.none" />
        <div className={classes.buttons}>
          {run.written > 0 && (
            <Button loading={isSending} onClick={() => void write()}>
              {t("check.write", { count: run.written, rows: formatNumber(run.written) })}
            </Button>
          )}
          {actions}
        </div>
      </section>
      {run.refused > 0 && <Refused run={run} />}
    </>
  );
}

/** What was written, with the way to it, and what was not. */
export function FinishedImport({ run }: { readonly run: ImportRun }) {
  const t = useImportTexts();
  return (
    <>
      <section className={classes.block}>
        <Outcome run={run} good="result.written" none="result.none" />
        <div className={classes.buttons}>
          <Button component={Link} to={run.kind.page}>
            {t("result.seeList")}
          </Button>
          <Button component={Link} to={`/imports/new/${run.kind.name}`} variant="default">
            {t("otherFile")}
          </Button>
        </div>
      </section>
      {run.refused > 0 && <Refused run={run} />}
    </>
  );
}

interface OutcomeProps {
  readonly run: ImportRun;
  readonly good: string;
  readonly none: string;
}

/** Two counts in words: the rows that are good, and those that are refused. */
function Outcome({ run, good, none }: OutcomeProps) {
  const t = useImportTexts();
  const { written, refused } = run;
  return (
    <div role="status" className={classes.outcome}>
      <h2 data-tone={written > 0 ? "ok" : "bad"}>
        {written > 0 ? <IconCircleCheck size={20} /> : <IconAlertTriangle size={20} />}
        {t(written > 0 ? good : none, { count: written, rows: formatNumber(written) })}
      </h2>
      {refused > 0 && <p>{t("progress.refused", { count: refused, rows: formatNumber(refused) })}</p>}
    </div>
  );
}

/** The wrong cells, and the rows as a file to be mended and imported again. */
function Refused({ run }: { readonly run: ImportRun }) {
  const t = useImportTexts();
  const fetch = () =>
    void downloadRefused(run.guid).catch((thrown: unknown) =>
      toast.error(t("faults.downloadFailed"), { text: asFailure(thrown).message }),
    );
  return (
    <section className={classes.block}>
      <div className={classes.head}>
        <h2>{t("faults.title")}</h2>
        <Button variant="default" leftSection={<IconDownload size={16} />} onClick={fetch}>
          {t("faults.download")}
        </Button>
      </div>
      <p className={classes.hint}>{t("faults.text")}</p>
      <ImportFaults guid={run.guid} key={run.state} />
    </section>
  );
}
