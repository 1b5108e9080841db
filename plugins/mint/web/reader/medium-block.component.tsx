import { useTexts } from "@estante/sdk";
import type { JSONContent } from "@tiptap/core";
import type { Reading } from "../api/lessons";
import classes from "./reader.module.css";

interface Props {
  readonly node: JSONContent;
  readonly media: Reading["media"];
}

/** A video or an audio of the library; who may not open it reads what it is called. */
export function MediumBlock({ node, media }: Props) {
  const t = useTexts("mint");
  const medium = media[node.attrs?.content];
  const title = node.attrs?.title || medium?.name || "";
  if (!medium) return <p className={classes.closed}>{t("reader.closed", { title })}</p>;
  return (
    <figure>
      {node.type === "video" ? (
        // biome-ignore lint/a11y/useMediaCaption: the tracks are below, as far as there are any
        <video controls preload="metadata" src={medium.url} aria-label={title}>
          <Tracks medium={medium} />
        </video>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the tracks are below, as far as there are any
        <audio controls preload="metadata" src={medium.url} aria-label={title} />
      )}
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}

function Tracks({ medium }: { readonly medium: Reading["media"][string] }) {
  const tracks = medium.tracks as readonly {
    kind?: string;
    url?: string;
    lang_id?: string;
    label?: string;
  }[];
  return tracks
    .filter(({ kind }) => kind === "subtitles")
    .map(({ url, lang_id: lang, label }) => (
      <track key={url} kind="subtitles" src={url} srcLang={lang} label={label ?? lang} />
    ));
}
