import { useState } from "react";
import type { Content } from "../api/contents";
import { mediaOf } from "./media-frame.component";

/** The player keeps the address that it began with, whatever is signed anew, until there is another file. */
export function useSource(content: Content | undefined): string {
  const url = (content && mediaOf(content)?.url) ?? "";
  const version = `${content?.guid} ${content?.file?.version}`;
  const [source, setSource] = useState({ url, version });
  if (url !== source.url && (source.url === "" || version !== source.version)) setSource({ url, version });
  return source.url;
}
