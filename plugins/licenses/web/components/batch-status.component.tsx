import { StatusMark, useTexts } from "@estante/sdk";
import type { BatchRow } from "../api/batches";
import { LicenseStatus } from "./license-status.component";

/** What a batch is; while its codes are made, that. */
export function BatchStatus({ batch, pill }: { readonly batch: BatchRow; readonly pill?: boolean }) {
  const t = useTexts("licenses");
  if (!batch.is_processing) return <LicenseStatus status={batch.status} {...(pill && { pill })} />;
  const kind = batch.is_stopped ? "failed" : "running";
  const label = t(batch.is_stopped ? "batches.stopped" : "batches.processing");
  return <StatusMark kind={kind} label={label} {...(pill && { pill })} />;
}
