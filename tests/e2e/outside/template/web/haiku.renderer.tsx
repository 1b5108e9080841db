import { createApi, type RendererProps, useTexts } from "@estante/sdk";
import { useEffect, useState } from "react";
import type { paths } from "./api/schema";

const { useApiQuery } = createApi<paths>();

/** The lines of a poem, each in its own paragraph. */
export function HaikuRenderer({ content, payload, session, onError }: RendererProps<{ url: string }>) {
  const t = useTexts("haiku");
  const [lines, setLines] = useState<readonly string[]>([]);
  const season = useApiQuery("/haiku/seasons/{word}", { path: { word: "kawazu" } }).data?.data.season;
  useEffect(() => {
    fetch(payload.url)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)))
      .then((text) => {
        setLines(text.trim().split("\n"));
        session.finish();
      })
      .catch(() => onError({ code: "FILE_NOT_FOUND" }));
  }, [payload.url, session, onError]);
  return (
    <article data-season={season} aria-label={t("poem.label", { name: content.name })}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </article>
  );
}
