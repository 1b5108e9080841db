import {
  IconBooks,
  IconChartHistogram,
  IconFolders,
  IconMessage,
  IconPalette,
  IconPuzzle,
  IconSchool,
  IconSettings,
  IconShieldHalf,
  IconTicket,
  IconUsers,
  type TablerIcon,
} from "@tabler/icons-react";

// A manifest names its icon by a word, so that a plugin's half need not be loaded to draw the side bar.
const ICONS: Readonly<Record<string, TablerIcon>> = {
  books: IconBooks,
  chart: IconChartHistogram,
  folders: IconFolders,
  message: IconMessage,
  palette: IconPalette,
  school: IconSchool,
  settings: IconSettings,
  shield: IconShieldHalf,
  ticket: IconTicket,
  users: IconUsers,
};

export function NavIcon({ name, size = 18 }: { name: string | null; size?: number }) {
  const Icon = ICONS[name ?? ""] ?? IconPuzzle;
  return <Icon size={size} stroke={1.6} aria-hidden />;
}
