import type { StatusKind } from "@estante/sdk";

interface Stored {
  readonly status: string;
  readonly storage_status: string;
}

/** A file that is not ready says so first; then whether the content is shown. */
export function storageMark({ status, storage_status }: Stored): { kind: StatusKind; key: string } {
  if (storage_status === "failed") return { kind: "failed", key: "status.failed" };
  if (storage_status === "preparing" || storage_status === "uploading") {
    return { kind: "running", key: "status.preparing" };
  }
  // Any value other than inactive counts as active (A106).
  return status === "inactive"
    ? { kind: "inactive", key: "status.inactive" }
    : { kind: "active", key: "status.active" };
}
