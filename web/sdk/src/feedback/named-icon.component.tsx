import {
  IconBell,
  IconBooks,
  IconBuilding,
  IconCalendar,
  IconChartHistogram,
  IconCheck,
  IconDoor,
  IconFileText,
  IconFlag,
  IconFolders,
  IconHeart,
  IconHome,
  IconInfoCircle,
  IconLink,
  IconListCheck,
  IconMessage,
  IconNotes,
  IconPalette,
  IconPencil,
  IconPuzzle,
  IconSchool,
  IconSettings,
  IconShieldHalf,
  IconStar,
  IconTag,
  IconTicket,
  IconUsers,
  IconWorld,
  type TablerIcon,
} from "@tabler/icons-react";

// A manifest names its icon by a word, so that a plugin's half need not be loaded to draw the side bar. The server
// checks the words at boot (`ICONS` of kernel/estante/plugins/icons.py).
const ICONS: Readonly<Record<string, TablerIcon>> = {
  bell: IconBell,
  books: IconBooks,
  building: IconBuilding,
  calendar: IconCalendar,
  chart: IconChartHistogram,
  check: IconCheck,
  door: IconDoor,
  "file-text": IconFileText,
  flag: IconFlag,
  folders: IconFolders,
  heart: IconHeart,
  home: IconHome,
  info: IconInfoCircle,
  link: IconLink,
  list: IconListCheck,
  message: IconMessage,
  notes: IconNotes,
  palette: IconPalette,
  pencil: IconPencil,
  puzzle: IconPuzzle,
  school: IconSchool,
  settings: IconSettings,
  shield: IconShieldHalf,
  star: IconStar,
  tag: IconTag,
  ticket: IconTicket,
  users: IconUsers,
  world: IconWorld,
};
const OWN = "path:";

export interface NamedIconProps {
  /** A word of the kernel's list, or `path:` and the path of a drawing of 24 by 24, drawn as a line. */
  readonly name: string | null | undefined;
  readonly size?: number;
}

/** The icon that a manifest names. */
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
