import { formatBytes, recordTypeName, translate } from "@estante/sdk";
import type { ContentType } from "./contents";

type Limits = Pick<ContentType, "guid" | "formats" | "max_bytes">;

/**
 * Why a file is too large for its content type: the chosen one, or the one of those that take its format which takes
 * most. The server decides in the end; this spares sending what it would refuse.
 */
export function tooLarge(
  file: { readonly name: string; readonly size: number },
  chosenType: string | null,
  types: readonly Limits[],
): string | null {
  const extension = file.name.split(".").at(-1)?.toLowerCase() ?? "";
  const [roomiest] = types
    .filter(({ guid, formats }) => (chosenType ? guid === chosenType : formats.includes(extension)))
    .sort((a, b) => b.max_bytes - a.max_bytes);
  if (!roomiest || file.size <= roomiest.max_bytes) return null;
  return translate("contents:create.tooLarge", {
    size: formatBytes(file.size),
    type: recordTypeName(roomiest.guid),
    limit: formatBytes(roomiest.max_bytes),
  });
}
