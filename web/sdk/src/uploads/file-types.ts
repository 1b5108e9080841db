import type { TypeName } from "../covers/content-types";

const BY_ENDING: Readonly<Record<string, TypeName>> = {
  pdf: "pdf",
  epub: "epub",
  zip: "zip",
  rar: "zip",
  mp4: "video",
  webm: "video",
  mov: "video",
  mp3: "audio",
  ogg: "audio",
  m4a: "audio",
  wav: "audio",
  docx: "office",
  xlsx: "office",
  pptx: "office",
  odt: "office",
};

/** The likely type of a file before the server has looked into it: for its icon only. */
export function typeOfFile(file: { readonly name: string; readonly type: string }): TypeName {
  const family = file.type.split("/")[0];
  if (family === "video" || family === "audio" || family === "image") return family;
  return BY_ENDING[file.name.split(".").at(-1)?.toLowerCase() ?? ""] ?? "other";
}
