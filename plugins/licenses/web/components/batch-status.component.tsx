import { StatusMark, useTexts } from "@estante/sdk";
import type { BatchRow } from "../api/batches";
import { STATUS_KINDS } from "./license-status.component";

/** What a batch is; while its codes are made, that. */
export function BatchStatus({ batch, pill }: { readonly batch: BatchRow; readonly pill?: boolean }) {
  const t = useTexts("licenses");
  const { status, is_processing, is_stopped } = batch;
  const making = is_stopped ? "stopped" : "processing";
  const kind = is_processing ? (is_stopped ? "failed" : "running") : STATUS_KINDS[status];
  const label = t(is_processing ? `batches.${making}` : `batches.status.${status}`);
  return <StatusMark kind={kind} label={label} {...(pill && { pill })} />;
}
