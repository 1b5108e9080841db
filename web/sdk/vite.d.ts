import type { Plugin, UserConfig } from "vite";

export interface EstantePluginOptions {
  /** The module whose default export is made by `definePlugin`; `./plugin.tsx` without it. */
  readonly entry?: string;
  /** The folder of its texts; `./locales` without it. */
  readonly locales?: string;
}

/** The oldest browsers that builds are for, as Vite's `build.target`. */
export const BROWSERS: string[];

/** Imports each icon from its own file. */
export function directIcons(): Plugin;

/** Lays a `.br` and a `.gz` twin beside every textual file of a build. */
export function precompress(): Plugin;

/** The Vite configuration of a UI half, by the plugin's id in its manifest. */
export function estantePlugin(id: string, options?: EstantePluginOptions): UserConfig;
