import { useEffect, useRef, useState } from "react";
import { type ApiFailure, asFailure } from "../api/failure";
import { tusTransport } from "../uploads/tus.transport";
import type { Transfer } from "../uploads/upload-item";
import { startImport } from "./imports.api";

const PURPOSE = "estante.import";

export interface ImportUpload {
  readonly file: File;
  /** Bytes that have arrived; all of them while the server reads the file. */
  readonly sent: number;
  readonly failure: ApiFailure | null;
}

/** Sends a file and begins an import with it; `onStarted` is given its guid. Leaving the screen stops it. */
export function useImportUpload(kind: string, onStarted: (guid: string) => void) {
  const [upload, setUpload] = useState<ImportUpload | null>(null);
  const transfer = useRef<Transfer | null>(null);
  useEffect(() => () => transfer.current?.stop(), []);

  const send = (file: File) => {
    const change = (made: Partial<ImportUpload>) =>
      setUpload((before) => (before?.file === file ? { ...before, ...made } : before));
    setUpload({ file, sent: 0, failure: null });
    transfer.current = tusTransport(
      file,
      { purpose: PURPOSE },
      {
        onProgress: (sent) => change({ sent }),
        onStored: () => undefined,
        onFailure: (failure) => change({ failure }),
        onDone: (uploadGuid) => {
          change({ sent: file.size });
          startImport(kind, uploadGuid)
            .then(onStarted)
            .catch((thrown: unknown) => change({ failure: asFailure(thrown) }));
        },
      },
    );
    transfer.current.start();
  };
  const cancel = () => {
    transfer.current?.drop();
    transfer.current = null;
    setUpload(null);
  };
  return { upload, send, cancel };
}
