import type { RendererProps } from "@estante/sdk";
import { useEffect, useRef, useState } from "react";
import { FileTrouble, failureOf } from "../file-trouble";
import { type Extent, fileFor, fitInto, type PictureFile } from "./picture-size";

export interface PicturePayload {
  /** The whole picture. */
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Narrower files of it, the narrowest first. */
  readonly sizes?: readonly PictureFile[];
}

interface Picture {
  /** Null until it is known how large it stands. */
  url: string | null;
  /** How often it was loaded anew. */
  attempt: number;
  isLost: boolean;
  /** How large it stands where it is not left to the browser. */
  extent: Extent | null;
  /** The picture is there. */
  loaded(): void;
  /** The picture did not load. */
  help(): void;
}

interface Place {
  /** What the stage has room for. */
  readonly room: Extent;
  readonly scale: number;
}

/**
 * The file of a picture that has the pixels of its place on this screen, and a wider one once it is enlarged. What is
 * loaded needs no renewed address.
 */
export function usePicture(
  first: PicturePayload,
  { room, scale }: Place,
  renew: RendererProps<PicturePayload>["renew"],
  onError: RendererProps["onError"],
): Picture {
  const [file, setFile] = useState({ payload: first, attempt: 0 });
  const [isLost, setLost] = useState(false);
  const [fetched, setFetched] = useState(0);
  const latest = useRef({ renew, onError, payload: first });
  latest.current = { ...latest.current, renew, onError };
  const trouble = useRef<FileTrouble | null>(null);
  const extent = extentOf(file.payload, room);
  const pixels = extent ? extent.width * scale * window.devicePixelRatio : 0;
  const shown = pixels ? fileFor(file.payload.sizes ?? [], pixels, fetched) : null;
  const isWaiting = extent !== null && pixels === 0;
  const url = isWaiting ? null : (shown?.url ?? file.payload.url);
  useEffect(() => {
    trouble.current = new FileTrouble({
      renew: async () => {
        latest.current.payload = await latest.current.renew();
        return latest.current.payload.url;
      },
      onLost: setLost,
      onFailure: (fault) => latest.current.onError(failureOf(fault)),
    });
    return () => trouble.current?.stop();
  }, []);
  const help = async () => {
    if (url === null || !(await trouble.current?.help(url))) return;
    setFile(({ attempt }) => ({ payload: latest.current.payload, attempt: attempt + 1 }));
  };
  const loaded = () => setFetched((widest) => Math.max(widest, shown?.width ?? file.payload.width ?? 0));
  return { url, attempt: file.attempt, isLost, extent, loaded, help: () => void help() };
}

function extentOf({ width, height, sizes }: PicturePayload, room: Extent): Extent | null {
  return width && height && sizes?.length ? fitInto(room, { width, height }) : null;
}
