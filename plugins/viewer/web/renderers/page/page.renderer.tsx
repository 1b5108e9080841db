import type { RendererProps } from "@estante/sdk";
import { LoadingCover } from "../../pages/loading-cover.component";
import { LostLine } from "../lost-line.component";
import classes from "./page.module.css";
import type { PagePayload } from "./page-address";
import { usePage } from "./use-page";

/** A page of a package, in a frame on a host of its own: what runs in it reaches nothing of the application. */
export function PageRenderer({ content, payload, session, renew, onError }: RendererProps<PagePayload>) {
  const { url, isLost } = usePage({ payload, renew, onError });
  if (!url) {
    return (
      <>
        <LoadingCover name={content.name} type={content.type_guid} thumbnail={content.thumbnail} />
        {isLost && <LostLine />}
      </>
    );
  }
  return (
    <iframe
      className={classes.frame}
      src={url}
      title={content.name}
      allow="autoplay; fullscreen"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads"
      onLoad={() => session.finish()}
    />
  );
}
