import { tusTransport } from "../../uploads/tus.transport";
import type { SendFile } from "./file-value";

/** Sends a file as an upload of a purpose; the record takes it by its guid when the form is saved. */
export const sendUpload =
  (purpose: string): SendFile =>
  (file, onProgress) =>
    new Promise((resolve, reject) => {
      const transfer = tusTransport(
        file,
        { purpose },
        {
          onProgress: (sent) => onProgress(file.size === 0 ? 1 : sent / file.size),
          onStored: () => undefined,
          onDone: (upload) => resolve({ upload }),
          onFailure: reject,
        },
      );
      transfer.start();
    });
