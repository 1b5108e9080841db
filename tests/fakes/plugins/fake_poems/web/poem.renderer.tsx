import type { RendererProps } from "@estante/sdk";
import { useEffect } from "react";

interface PoemPayload {
  readonly stanzas: readonly { readonly verses: readonly string[] }[];
}

/** The verses that preparing found. */
export function PoemRenderer({ content, payload, session }: RendererProps<PoemPayload>) {
  useEffect(() => session.finish(), [session]);
  return (
    <article aria-label={content.name}>
      {payload.stanzas.map(({ verses }) => (
        <p key={verses[0]}>{verses.join(" / ")}</p>
      ))}
    </article>
  );
}
