import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { DetailPage } from "../detail/detail-page.component";
import { useImportTexts } from "./import-texts";
import classes from "./imports.module.css";

export type ImportStep = "file" | "columns" | "check" | "result";

const STEPS: readonly ImportStep[] = ["file", "columns", "check", "result"];

interface Props {
  /** What is imported, and where it is listed; nothing while nobody knows. */
  readonly kind?: { readonly name: string; readonly title: string; readonly page: string } | undefined;
  readonly fileName?: string;
  readonly step: ImportStep;
  readonly children: ReactNode;
}

/** The page around every step of an import. */
export function ImportFrame({ kind, fileName, step, children }: Props) {
  const t = useImportTexts();
  const title = kind?.title ?? t("title");
  return (
    <DetailPage
      breadcrumb={[
        { label: title, ...(kind && { href: `/imports/new/${kind.name}` }) },
        { label: fileName ?? t("steps.file") },
      ]}
      title={title}
      {...(fileName && { meta: [fileName] })}
      {...(kind && { closeTo: kind.page })}
    >
      <div className={classes.page}>
        {kind && <Steps step={step} />}
        {children}
      </div>
    </DetailPage>
  );
}

function Steps({ step }: { readonly step: ImportStep }) {
  const t = useImportTexts();
  const current = STEPS.indexOf(step);
  return (
    <ol className={classes.steps} aria-label={t("steps.title")}>
      {STEPS.map((id, index) => (
        <li key={id} className={classes.step} aria-current={id === step ? "step" : undefined}>
          <span className={classes.number} data-done={index < current || undefined} aria-hidden="true">
            {index < current ? <IconCheck size={14} /> : index + 1}
          </span>
          {t(`steps.${id}`)}
        </li>
      ))}
    </ol>
  );
}
