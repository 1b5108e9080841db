import type { RendererProps } from "@estante/sdk";
import { Cover, useSession, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { type LinkMetadata, readMetadata } from "./link.api";
import classes from "./link.module.css";

interface LinkPayload {
  url: string | null;
  preview: LinkMetadata | null;
}

const COVER_PX = 168;

export function LinkRenderer({ content, payload, session, onError }: RendererProps<LinkPayload>) {
  const t = useTexts("viewer");
  const { person } = useSession();
  // A renewed payload is the same link: what is shown stays.
  const [{ url: address, preview }] = useState(payload);
  const asks = preview === null && person !== null;
  const [metadata, setMetadata] = useState<LinkMetadata | null | "failed">(
    preview ?? (asks ? null : "failed"),
  );

  useEffect(() => {
    if (!address) return onError({ code: "URL_NOT_FOUND" });
    session.finish();
    if (!asks) return;
    let gone = false;
    readMetadata(address).then((page) => {
      if (!gone) setMetadata(page ?? "failed");
    });
    return () => {
      gone = true;
    };
  }, [address, asks, session, onError]);

  if (!address || metadata === null) return <div className={classes.waiting} aria-busy="true" />;
  const page = metadata === "failed" ? null : metadata;
  if (page?.may_frame && isFramed(new URL(address))) {
    return (
      <iframe
        className={classes.frame}
        src={address}
        title={content.name}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
      />
    );
  }
  return (
    <div className={classes.stage}>
      <article className={classes.card}>
        {content.thumbnail ? (
          <img className={classes.picture} src={content.thumbnail} alt="" />
        ) : (
          <div className={classes.sleeve}>
            <Cover title={content.name} type={content.type_guid} src={null} slot={COVER_PX} shadow isSnug />
          </div>
        )}
        <div className={classes.words}>
          <h2>{page?.title || content.name}</h2>
          <p className={classes.host}>{new URL(address).host}</p>
          {(page?.description || content.description) && <p>{page?.description || content.description}</p>}
          <Button
            component="a"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<IconExternalLink size={18} />}
          >
            {t("link.open")}
          </Button>
        </div>
      </article>
    </div>
  );
}

/**
 * A page over https cannot frame one over http, and our policy frames none. A page of our own origin would not be
 * held by the sandbox, which lets foreign pages run their scripts in their own origin.
 */
function isFramed({ protocol, origin }: URL): boolean {
  return protocol === "https:" && origin !== window.location.origin;
}
