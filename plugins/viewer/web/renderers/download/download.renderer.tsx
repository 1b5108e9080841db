import type { RendererProps } from "@estante/sdk";
import { formatBytes, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useEffect } from "react";
import { CardLine, ContentCard } from "../card/content-card.component";

export interface DownloadPayload {
  name: string;
  size: number;
  /** Null where the file may not be downloaded. */
  url: string | null;
}

const FLASH = "CTTY_11";

/** A card of a file that nothing here shows, with what can be done with it. */
export function DownloadRenderer({ content, payload, session }: RendererProps<DownloadPayload>) {
  const t = useTexts("viewer");
  useEffect(() => session.finish(), [session]);
  return (
    <ContentCard content={content} title={content.name}>
      <CardLine>
        {payload.name} · {formatBytes(payload.size)}
      </CardLine>
      {content.description && <p>{content.description}</p>}
      <p>{t(content.type_guid === FLASH ? "download.flash" : "download.text")}</p>
      {payload.url ? (
        <Button component="a" href={payload.url} leftSection={<IconDownload size={18} />}>
          {t("download.download")}
        </Button>
      ) : (
        <CardLine>{t("download.closed")}</CardLine>
      )}
    </ContentCard>
  );
}
