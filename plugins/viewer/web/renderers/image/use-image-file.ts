import type { RendererProps } from "@estante/sdk";
import { useEffect, useRef, useState } from "react";
import { FileTrouble, failureOf } from "../file-trouble";

interface ImageFile {
  url: string;
  /** How often it was loaded anew. */
  attempt: number;
  isLost: boolean;
  /** The picture did not load. */
  help(): void;
}

/** The address to show a picture from. What is loaded needs no renewed one. */
export function useImageFile(
  first: string,
  renew: RendererProps<{ url: string }>["renew"],
  onError: RendererProps["onError"],
): ImageFile {
  const [file, setFile] = useState({ url: first, attempt: 0 });
  const [isLost, setLost] = useState(false);
  const latest = useRef({ renew, onError });
  latest.current = { renew, onError };
  const trouble = useRef<FileTrouble | null>(null);
  useEffect(() => {
    trouble.current = new FileTrouble({
      renew: async () => (await latest.current.renew()).url,
      onLost: setLost,
      onFailure: (fault) => latest.current.onError(failureOf(fault)),
    });
    return () => trouble.current?.stop();
  }, []);
  const help = async () => {
    const url = await trouble.current?.help(file.url);
    if (url) setFile(({ attempt }) => ({ url, attempt: attempt + 1 }));
  };
  return { ...file, isLost, help: () => void help() };
}
