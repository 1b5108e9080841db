import {
  Cover,
  formatRelative,
  type OpenedRecord,
  recordTypeName,
  useFavourites,
  useOpenedRecords,
} from "@estante/sdk";
import { useManifest } from "../app/app-data";
import { mayOpen } from "../app/guards";
import type { PaletteEntry } from "./entries";

const SHOWN = 6;
const SLOT_PX = 40;

/** What the person chose to have at hand, and what they opened last; before anything is typed. */
export function useAtHand(): readonly PaletteEntry[] {
  const manifest = useManifest();
  const favourites = useFavourites();
  const opened = useOpenedRecords();
  const isOpen = ({ address }: OpenedRecord) => mayOpen(manifest, address);
  return [
    ...favourites.records.filter(isOpen).map((record) => entryOf(record, "favourites")),
    ...opened
      .filter((record) => isOpen(record) && !favourites.has(record.address))
      .slice(0, SHOWN)
      .map((record) => entryOf(record, "opened")),
  ];
}

function entryOf({ address, title, type, at }: OpenedRecord, group: "favourites" | "opened"): PaletteEntry {
  const when = group === "opened" ? formatRelative(new Date(at).toISOString()) : "";
  return {
    id: `${group}-${address}`,
    group,
    text: title,
    detail: [type && recordTypeName(type), when].filter(Boolean).join(" · "),
    address,
    picture: <Cover title={title} type={type} src={null} slot={SLOT_PX} />,
  };
}
