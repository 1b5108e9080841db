const BY_EXTENSION: Readonly<Record<string, string>> = {
  pdf: "pdf",
  epub: "book",
  zip: "archive",
  rar: "archive",
  mp4: "video",
  webm: "video",
  mov: "video",
  mp3: "audio",
  ogg: "audio",
  m4a: "audio",
  wav: "audio",
  docx: "spreadsheet",
  xlsx: "spreadsheet",
  pptx: "spreadsheet",
  odt: "spreadsheet",
};

/** The icon of a file before the server has looked into it and said what it is. */
export function iconOfFile(file: { readonly name: string; readonly type: string }): string {
  const family = file.type.split("/")[0];
  if (family === "video" || family === "audio" || family === "image") return family;
  return BY_EXTENSION[file.name.split(".").at(-1)?.toLowerCase() ?? ""] ?? "file";
}
