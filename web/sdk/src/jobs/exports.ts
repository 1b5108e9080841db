import { type AnswerData, unwrap } from "../api/answers";
import { api } from "../api/client";
import { type ApiFailure, asFailure } from "../api/failure";
import { toast } from "../feedback/toast.component";
import { translate } from "../texts/use-texts";
import { saveFile } from "./download";
import { onJob, watchJobs } from "./jobs.store";

export type ExportView = AnswerData<"get", "/exports/{export_id}">;

/** What can go wrong on the way to the file, each with a sentence of its own (SHE-120). */
type Fault = "generation" | "status" | "answer" | "request" | "download";

const STEPS: Readonly<Record<ExportView["status"], string>> = {
  queued: "queued",
  processing: "processing",
  "preparing download": "preparing",
  downloaded: "downloaded",
  failed: "failed",
};
// The server tells every change; asking is for the day when its events do not come through.
const ASK_AGAIN_MS = 4000;

class ExportFault extends Error {
  constructor(
    readonly fault: Fault,
    readonly failure: ApiFailure | null = null,
  ) {
    super(fault);
  }
}

const isExport = (view: unknown): view is ExportView =>
  typeof view === "object" &&
  view !== null &&
  "id" in view &&
  "status" in view &&
  String(view.status) in STEPS;

async function exportOf(call: Promise<{ data: unknown }>, fault: Fault): Promise<ExportView> {
  const { data } = await call.catch((thrown: unknown) => {
    throw new ExportFault(fault, asFailure(thrown));
  });
  if (!isExport(data)) throw new ExportFault("answer");
  return data;
}

const readExport = (export_id: string) =>
  exportOf(unwrap(api.GET("/exports/{export_id}", { params: { path: { export_id } } })), "status");

/** Resolves when the server tells something about a job, or when it is time to ask. */
function nextJobUpdate(guid: string): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = onJob((job) => {
      if (job.guid === guid) done();
    });
    const timer = setTimeout(done, ASK_AGAIN_MS);
  });
}

/** Downloads the file of a finished export. Raises ExportFault. */
async function download(view: ExportView): Promise<void> {
  const answer = await api
    .GET("/exports/{export_id}/download", { params: { path: { export_id: view.id } }, parseAs: "blob" })
    .catch(() => null);
  if (!answer?.response.ok || !(answer.data instanceof Blob)) throw new ExportFault("download");
  saveFile(answer.data, view.file_name);
}

function tellFault(thrown: unknown, toastId?: string): void {
  if (toastId) toast.hide(toastId);
  const { fault, failure } = thrown instanceof ExportFault ? thrown : new ExportFault("download");
  toast.error(translate(`sdk:exports.faults.${fault}`), { text: failure?.message ?? "" });
}

/** Follows an export to its end, whatever screen is shown meanwhile: it says each step, then downloads the file. */
async function follow(view: ExportView, toastId: string): Promise<void> {
  let now = view;
  while (now.status !== "downloaded") {
    if (now.status === "failed") throw new ExportFault("generation");
    toast.info(translate(`sdk:exports.steps.${STEPS[now.status]}`), {
      text: now.message || now.file_name,
      stays: false,
      id: toastId,
    });
    await nextJobUpdate(now.id);
    now = await readExport(now.id);
  }
  await download(now);
  toast.hide(toastId);
  toast.success(translate("sdk:exports.steps.downloaded"), { text: now.file_name });
}

/** Asks for an export and sees it through. What it ends with is told in a toast and in the job centre. */
export async function startExport(request: () => Promise<{ data: ExportView }>): Promise<void> {
  const unwatch = watchJobs();
  const toastId = toast.info(translate("sdk:exports.steps.queued"), { stays: false });
  try {
    await follow(await exportOf(request(), "request"), toastId);
  } catch (thrown) {
    tellFault(thrown, toastId);
  } finally {
    unwatch();
  }
}

/** Downloads the file of an export that ended before. */
export async function downloadExport(guid: string): Promise<void> {
  try {
    await download(await readExport(guid));
  } catch (thrown) {
    tellFault(thrown);
  }
}

/** Whether a job makes a file to download. */
export const isExportJob = (job: { readonly kind: string }): boolean => job.kind.startsWith("export.");
