import type { RendererProps } from "@estante/sdk";
import { useRef } from "react";
import { LoadingCover } from "../../pages/loading-cover.component";
import { LostLine } from "../lost-line.component";
import classes from "../page/page.module.css";
import type { PagePayload } from "../page/page-address";
import { usePage } from "../page/use-page";
import { type ReaderApi, useReader } from "./use-reader";

interface Props extends RendererProps<PagePayload> {
  /** Where the reader is opened, with what it is told. */
  readonly addressOf: (payload: PagePayload) => string;
  readonly api?: ReaderApi;
}

/** The reader that a book brings, in a frame on a host of its own, and the ear that listens to it. */
export function BookFrame({ content, payload, session, renew, onError, addressOf, api }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { url, isLost } = usePage({ payload, renew, onError, addressOf });
  useReader(frame, { base: payload.base, session, ...(api && { api }) });
  return (
    <>
      {!url && <LoadingCover name={content.name} type={content.type_guid} thumbnail={content.thumbnail} />}
      {isLost && <LostLine />}
      {url && (
        <iframe
          ref={frame}
          className={classes.frame}
          src={url}
          title={content.name}
          allow="autoplay; fullscreen"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads"
        />
      )}
    </>
  );
}
