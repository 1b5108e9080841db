import {
  IconColumns2,
  IconHeading,
  IconHelpCircle,
  IconLayoutGrid,
  IconLetterCase,
  IconListDetails,
  IconMathFunction,
  IconMovie,
  IconPhoto,
  IconTable,
  IconVolume,
  IconWorld,
} from "@tabler/icons-react";
import type { BlockName } from "./block-choices";

const ICONS = {
  text: IconLetterCase,
  heading: IconHeading,
  image: IconPhoto,
  gallery: IconLayoutGrid,
  video: IconMovie,
  audio: IconVolume,
  table: IconTable,
  math: IconMathFunction,
  embed: IconWorld,
  question: IconHelpCircle,
  accordion: IconListDetails,
  columns: IconColumns2,
} as const;

/** The drawing of a block in menus. */
export function BlockIcon({ block }: { readonly block: BlockName }) {
  const Icon = ICONS[block];
  return <Icon size={16} aria-hidden />;
}
