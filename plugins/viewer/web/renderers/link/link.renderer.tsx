import type { RendererProps } from "@estante/sdk";
import { useSession, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { CardLine, ContentCard } from "../card/content-card.component";
import { type LinkMetadata, readMetadata } from "./link.api";
import classes from "./link.module.css";

interface LinkPayload {
  url: string | null;
  preview: LinkMetadata | null;
}

interface Props extends RendererProps<LinkPayload> {
  /** What is opened in place of the link itself: the same with what only its page may know. */
  readonly address?: string;
}

export function LinkRenderer({ content, payload, address: opened, session, onError }: Props) {
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
    if (!asks) return;
    let gone = false;
    readMetadata(address).then((page) => {
      if (!gone) setMetadata(page ?? "failed");
    });
    return () => {
      gone = true;
    };
  }, [address, asks, onError]);

  if (!address || metadata === null) return <div className={classes.waiting} aria-busy="true" />;
  const href = opened ?? address;
  const page = metadata === "failed" ? null : metadata;
  if (page?.may_frame && isFramed(new URL(address))) {
    return (
      <iframe
        className={classes.frame}
        src={href}
        title={content.name}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
        onLoad={() => session.finish()}
      />
    );
  }
  return (
    <ContentCard content={content} title={page?.title || content.name} isWide>
      <CardLine>{new URL(address).host}</CardLine>
      {(page?.description || content.description) && <p>{page?.description || content.description}</p>}
      <Button
        component="a"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        // A card says what there is: who follows it has seen it.
        onClick={() => session.finish()}
        onAuxClick={() => session.finish()}
        leftSection={<IconExternalLink size={18} />}
      >
        {t("link.open")}
      </Button>
    </ContentCard>
  );
}

/**
 * A page over https cannot frame one over http, and our policy frames none. A page of our own origin would not be
 * held by the sandbox, which lets foreign pages run their scripts in their own origin.
 */
function isFramed({ protocol, origin }: URL): boolean {
  return protocol === "https:" && origin !== window.location.origin;
}
