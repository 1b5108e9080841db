import { useSectionTabs } from "@estante/sdk";

/** The tabs of the settings, of which `tab` is the one that is open: an entry of the manifest's navigation. */
export function useSettingsTabs(tab: string, label: string) {
  return { label, tabs: useSectionTabs("settings"), tab };
}
