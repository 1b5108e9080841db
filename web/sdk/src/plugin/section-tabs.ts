import { useMemo } from "react";
import { usePermission } from "../auth/use-session";
import type { DetailTab } from "../detail/detail-tab";
import { texts } from "../texts/i18n";
import { useOwnTexts } from "../texts/use-texts";
import { enabledPlugins, useRegistryVersion } from "./registry";

/** The shell's own page in a section that plugins fill; no manifest names it. */
export const GENERAL_SETTINGS = {
  id: "settings-general",
  parent: "settings",
  order: 10,
  text: "shell:settings.general",
  path: "/settings",
} as const;

/** The pages of a section of the side bar as tabs, in its order, of every plugin: those that this person may open. */
export function useSectionTabs(section: string): readonly DetailTab[] {
  const version = useRegistryVersion();
  const t = useOwnTexts();
  const mayReadGeneral = usePermission("settings_general.readDetail");
  // biome-ignore lint/correctness/useExhaustiveDependencies: other plugins and new texts make other tabs
  return useMemo(() => {
    const entries = enabledPlugins().plugins.flatMap((plugin) => plugin.navigation);
    return [...(mayReadGeneral ? [GENERAL_SETTINGS] : []), ...entries]
      .flatMap(({ id, parent, order, text, path }) =>
        parent === section && path ? [{ id, order, text, path }] : [],
      )
      .sort((left, right) => left.order - right.order)
      .map(({ id, text, path }) => ({ id, label: texts.t(text), href: path }));
  }, [section, mayReadGeneral, version, t]);
}
