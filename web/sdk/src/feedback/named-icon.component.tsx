import {
  IconApps,
  IconBell,
  IconBook2,
  IconBooks,
  IconBuilding,
  IconCalendar,
  IconChartHistogram,
  IconCheck,
  IconChecklist,
  IconDoor,
  IconFile,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypePdf,
  IconFileTypeZip,
  IconFlag,
  IconFolders,
  IconHeadphones,
  IconHeart,
  IconHome,
  IconInfoCircle,
  IconLayoutGrid,
  IconLink,
  IconListCheck,
  IconMessage,
  IconMovie,
  IconNotes,
  IconPalette,
  IconPencil,
  IconPencilQuestion,
  IconPhoto,
  IconPlugConnected,
  IconPuzzle,
  IconRoute,
  IconSchool,
  IconSettings,
  IconShieldHalf,
  IconStar,
  IconSubtask,
  IconTag,
  IconTicket,
  IconUsers,
  IconWorld,
  type TablerIcon,
} from "@tabler/icons-react";

// A plugin's server half names its icons by words, so that its UI half need not be loaded to draw them. The server
// checks the words at boot (`ICONS` of kernel/estante/plugins/icons.py).
const ICONS: Readonly<Record<string, TablerIcon>> = {
  app: IconApps,
  archive: IconFileTypeZip,
  audio: IconHeadphones,
  bell: IconBell,
  book: IconBook2,
  books: IconBooks,
  building: IconBuilding,
  calendar: IconCalendar,
  chart: IconChartHistogram,
  check: IconCheck,
  checklist: IconChecklist,
  door: IconDoor,
  file: IconFile,
  "file-text": IconFileText,
  flag: IconFlag,
  folders: IconFolders,
  grid: IconLayoutGrid,
  heart: IconHeart,
  home: IconHome,
  image: IconPhoto,
  info: IconInfoCircle,
  link: IconLink,
  list: IconListCheck,
  message: IconMessage,
  notes: IconNotes,
  package: IconPuzzle,
  palette: IconPalette,
  pdf: IconFileTypePdf,
  pencil: IconPencil,
  plug: IconPlugConnected,
  puzzle: IconPuzzle,
  question: IconPencilQuestion,
  route: IconRoute,
  school: IconSchool,
  settings: IconSettings,
  shield: IconShieldHalf,
  spreadsheet: IconFileSpreadsheet,
  star: IconStar,
  tag: IconTag,
  task: IconSubtask,
  ticket: IconTicket,
  users: IconUsers,
  video: IconMovie,
  world: IconWorld,
};
const OWN = "path:";

/** The words that a manifest may name an icon by. */
export const ICON_NAMES: readonly string[] = Object.keys(ICONS);

export interface NamedIconProps {
  /** A word of the kernel's list, or `path:` and the path of a drawing of 24 by 24, drawn as a line. */
  readonly name: string | null | undefined;
  readonly size?: number;
}

/** The icon that a plugin names, in its manifest or for a type of its records. */
export function NamedIcon({ name, size = 18 }: NamedIconProps) {
  const Icon = ICONS[name ?? ""] ?? IconPuzzle;
  if (!name?.startsWith(OWN)) return <Icon size={size} stroke={1.6} aria-hidden />;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={name.slice(OWN.length)} />
    </svg>
  );
}
