import type { DetailedError, Upload } from "tus-js-client";
import { API_BASE } from "../api/client";
import { ApiFailure, NO_ANSWER } from "../api/failure";
import { session } from "../auth/session.store";
import { translate } from "../texts/use-texts";
import type { Transport } from "./upload-item";

const CHUNK_BYTES = 8 * 1024 * 1024;
/** What the server answers to a file without bytes. */
const EMPTY_STATUS = 422;
const RETRY_MS = [0, 1000, 3000, 5000];

function failureOfUpload(error: Error | DetailedError): ApiFailure {
  const response = "originalResponse" in error ? error.originalResponse : null;
  if (!response || response.getStatus() === 0) return new ApiFailure(0, NO_ANSWER, "");
  const status = response.getStatus();
  try {
    const body: unknown = JSON.parse(response.getBody());
    const known = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
    return new ApiFailure(
      status,
      String(known.code ?? status),
      String(known.message ?? ""),
      [],
      String(known.request_id ?? "") || null,
    );
  } catch {
    return new ApiFailure(status, String(status), "");
  }
}

const guidOf = (url: string | null) => url?.replace(/\/$/, "").split("/").at(-1) ?? "";

/** Sends a file by tus 1.0: in chunks, and from where it stopped, even after a reload. */
export const tusTransport: Transport = (file, plan, events) => {
  let isStopped = false;
  let made: Promise<Upload> | null = null;
  const make = async () => {
    const tus = await import("tus-js-client");
    const upload = new tus.Upload(file, {
      endpoint: `${window.location.origin}${API_BASE}/uploads`,
      chunkSize: CHUNK_BYTES,
      retryDelays: RETRY_MS,
      removeFingerprintOnSuccess: true,
      metadata: { filename: file.name, filetype: file.type, purpose: plan.purpose, ...plan.metadata },
      onBeforeRequest: (request) => {
        const token = session.token();
        if (token) request.setHeader("Authorization", `Bearer ${token}`);
      },
      onShouldRetry: (error) => {
        const status = error.originalResponse?.getStatus() ?? 0;
        if (status === 0) return navigator.onLine;
        return status === 409 || status === 423 || status === 429 || status >= 500;
      },
      onProgress: (sent) => events.onProgress(sent),
      onChunkComplete: (_size, stored) => events.onStored(stored),
      onSuccess: () => events.onDone(guidOf(upload.url)),
      onError: (error) => {
        if (!isStopped) events.onFailure(failureOfUpload(error));
      },
    });
    return upload;
  };
  const begin = async () => {
    isStopped = false;
    if (file.size === 0) {
      events.onFailure(new ApiFailure(EMPTY_STATUS, "EMPTY_FILE", translate("sdk:uploads.empty")));
      return;
    }
    made ??= make();
    const upload = await made;
    const [previous] = upload.url === null ? await upload.findPreviousUploads() : [];
    if (isStopped) return;
    if (previous) upload.resumeFromPreviousUpload(previous);
    upload.start();
  };
  const abort = async (isDropped: boolean) => {
    isStopped = true;
    // The server drops unfinished uploads by itself in time.
    await (await made)?.abort(isDropped).catch(() => undefined);
  };
  return {
    start: () =>
      void begin().catch(() => {
        made = null;
        events.onFailure(new ApiFailure(0, NO_ANSWER, ""));
      }),
    stop: () => void abort(false),
    drop: () => void abort(true),
  };
};
