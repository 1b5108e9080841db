import { useEffect, useRef, useState } from "react";
import { type ApiFailure, asFailure } from "../../api/failure";
import { useFieldTexts } from "../field-texts";
import { type FileLimits, refusalOf } from "./file-limits";
import type { FileValue, SendFile } from "./file-value";
import { rememberSending } from "./sending-files";

type Sending =
  | { readonly status: "idle" }
  | { readonly status: "sending"; readonly name: string; readonly share: number }
  /** The server or the field itself does not take it: another file has to be chosen. */
  | { readonly status: "refused"; readonly text: string }
  | { readonly status: "failed"; readonly text: string; readonly file: File };

const mayHelp = (failure: ApiFailure) =>
  failure.isOffline || failure.isPassing || failure.isSignedOut || failure.status >= 500;

/** Sends chosen files one at a time, and knows how that stands. */
export function useFileSending(
  limits: FileLimits,
  send: SendFile,
  onSent: (value: Omit<FileValue, "alt">) => void,
) {
  const t = useFieldTexts();
  const [sending, setSending] = useState<Sending>({ status: "idle" });
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  /** Answers whether the file has arrived. */
  const run = async (file: File): Promise<boolean> => {
    const { name, size } = file;
    setSending({ status: "sending", name, share: 0 });
    try {
      const sent = await send(file, (share) => setSending({ status: "sending", name, share }));
      if (!isHere.current) return true;
      setSending({ status: "idle" });
      onSent({ upload: sent.upload, name, size, url: sent.url ?? URL.createObjectURL(file) });
      return true;
    } catch (thrown) {
      const failure = asFailure(thrown);
      const text = failure.message || t("files.notSent", { name });
      setSending(mayHelp(failure) ? { status: "failed", text, file } : { status: "refused", text });
      return false;
    }
  };
  return {
    sending,
    /** Says what is wrong with a file, and whether it may be sent. */
    check: (file: File): boolean => {
      const text = refusalOf(file, limits, t);
      setSending(text === null ? { status: "idle" } : { status: "refused", text });
      return text === null;
    },
    send: (file: File) => rememberSending(run(file)),
    retry: () => {
      if (sending.status === "failed") rememberSending(run(sending.file));
    },
    forget: () => setSending({ status: "idle" }),
  };
}

export type FileSending = ReturnType<typeof useFileSending>;
