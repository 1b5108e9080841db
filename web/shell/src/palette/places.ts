import { may, useColorScheme, useSession, useTexts } from "@estante/sdk";
import { useComputedColorScheme } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { KIT, NOTIFICATIONS, OUTBOX, SETTINGS, TRASH, UI } from "../app/guards";
import { openPages } from "../app/manifest";
import { useManifestText } from "../app/manifest-text";
import { useShell } from "../layout/shell-context";
import { mayOpenProfile } from "../person/own-profile";
import { openTabs } from "../security/security-tabs";
import type { PaletteEntry } from "./entries";

const CREATES = /\/create(-\w+)?$/;

/** The pages and actions that this person has: the manifest's, then the shell's own. */
export function usePlaces(): PaletteEntry[] {
  const t = useTexts("shell");
  const text = useManifestText();
  const navigate = useNavigate();
  const { person } = useSession();
  const { manifest, openActivity, openNotifications, openKeys, openNews } = useShell();
  const { toggle } = useColorScheme();
  const isDark = useComputedColorScheme() === "dark";
  const pages = openPages(manifest).filter((page) => text(page.title));
  return [
    ...pages.map(
      (page): PaletteEntry => ({
        id: page.path,
        group: CREATES.test(page.path) ? "actions" : "pages",
        text: text(page.title),
        address: page.path,
      }),
    ),
    { id: "home", group: "pages", text: t("nav.home"), address: "/home", keys: ["G", "H"] },
    ...(may(person, "trash.readList")
      ? [{ id: "trash", group: "pages", text: t("trash.list.title"), address: TRASH } as const]
      : []),
    ...(may(person, "settings_general.readDetail")
      ? [
          {
            id: "settings",
            group: "pages",
            text: t("settings.title"),
            address: SETTINGS,
            keys: ["G", "S"],
          } as const,
        ]
      : []),
    { id: "notifications-page", group: "pages", text: t("notifications.list.title"), address: NOTIFICATIONS },
    ...(may(person, "developer_pages.readDetail")
      ? [
          { id: "outbox", group: "pages", text: t("outbox.list.title"), address: OUTBOX } as const,
          { id: "ui", group: "pages", text: t("developer.ui"), address: UI } as const,
          { id: "kit", group: "pages", text: t("developer.kit"), address: KIT } as const,
        ]
      : []),
    ...openTabs(person).map(
      ({ id, path }): PaletteEntry => ({
        id: `security-${id}`,
        group: "pages",
        text: t(`security.${id}.page`),
        address: path,
      }),
    ),
    ...(mayOpenProfile(person)
      ? [{ id: "profile", group: "pages", text: t("nav.profile"), address: "/profile" } as const]
      : []),
    { id: "notifications", group: "actions", text: t("palette.notifications"), run: openNotifications },
    { id: "activity", group: "actions", text: t("palette.activity"), run: openActivity },
    {
      id: "scheme",
      group: "actions",
      text: t(isDark ? "palette.toLight" : "palette.toDark"),
      keys: ["Shift", "L"],
      run: toggle,
    },
    { id: "news", group: "actions", text: t("palette.news"), run: openNews },
    { id: "keys", group: "actions", text: t("palette.shortcuts"), keys: ["?"], run: openKeys },
    {
      id: "sign-out",
      group: "actions",
      text: t("palette.signOut"),
      run: () => void navigate({ href: "/logout" }),
    },
  ];
}
