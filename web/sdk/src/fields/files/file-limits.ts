import { formatBytes, formatList } from "../../texts/format";
import type { Translator } from "../../texts/use-texts";

/** What a field takes; the server checks the bytes all the same. */
export interface FileLimits {
  /** Endings without the dot: `jpg`, `pdf`. */
  readonly formats: readonly string[];
  readonly maxBytes: number;
}

const extensionOf = (name: string): string => {
  const extension = name.split(".").at(-1)?.toLowerCase() ?? "";
  return extension === "jpeg" ? "jpg" : extension;
};

/** For the file dialog of the browser. */
export const acceptOf = ({ formats }: FileLimits): string =>
  formats.flatMap((format) => (format === "jpg" ? [".jpg", ".jpeg"] : [`.${format}`])).join();

const namesOf = ({ formats }: FileLimits): string =>
  formatList(formats.map((format) => format.toUpperCase()));

/** «JPG y PNG, hasta 10 MB» */
export const limitsText = (limits: FileLimits, t: Translator): string =>
  t("files.limits", { formats: namesOf(limits), size: formatBytes(limits.maxBytes) });

/** Why a file is not sent, as a sentence; null where it is. */
export function refusalOf(file: File, limits: FileLimits, t: Translator): string | null {
  const { name, size } = file;
  if (!limits.formats.includes(extensionOf(name)))
    return t("files.wrongFormat", { name, formats: namesOf(limits) });
  if (size === 0) return t("files.empty", { name });
  if (size > limits.maxBytes)
    return t("files.tooLarge", { name, size: formatBytes(size), most: formatBytes(limits.maxBytes) });
  return null;
}
