import type { UiManifest as SdkManifest } from "@estante/sdk";

/** What `GET ui/manifest` answers: only what this tenant and this person may see. */
export type ManifestPage = {
  readonly path: string;
  readonly component: string;
  readonly title?: string | null | undefined;
  readonly action?: string | null | undefined;
  readonly public?: boolean | undefined;
  readonly chrome?: boolean | undefined;
  /** The shape that is drawn while the page's code comes. */
  readonly frame?: "list" | "record" | null | undefined;
  /** The page that stands for it on this host, with the same parameters. */
  readonly older?: string | null | undefined;
};

export type ManifestEntry = {
  readonly id: string;
  readonly parent?: string | null | undefined;
  readonly order: number;
  readonly icon?: string | null | undefined;
  readonly text: string;
  readonly path?: string | null | undefined;
};

/** A page that a person may start at; the least order of those that they may open wins. */
export type ManifestLanding = {
  readonly path: string;
  readonly order: number;
  /** The roles for which it goes before every other. */
  readonly roles: readonly string[];
};

export type ManifestPlugin = {
  readonly id: string;
  readonly entry?: string | null | undefined;
  readonly pages: readonly ManifestPage[];
  readonly navigation: readonly ManifestEntry[];
  readonly landing: readonly ManifestLanding[];
  /** `G` and then the letter opens the page. */
  readonly keys: Readonly<Record<string, string>>;
};

export type Manifest = {
  readonly plugins: readonly ManifestPlugin[];
  /** What pages, sections and tabs are called, by the keys that name them. */
  readonly texts: Readonly<Record<string, string>>;
};

/** The pages without a parameter: where a person can land or jump to. */
export function openPages(manifest: Manifest): readonly ManifestPage[] {
  return manifest.plugins.flatMap((plugin) => plugin.pages.filter((page) => !/[{$]/.test(page.path)));
}

export function openPaths(manifest: Manifest): ReadonlySet<string> {
  return new Set(openPages(manifest).map((page) => page.path));
}

/** The SDK's typed answer, read as the shell needs it. */
export function readManifest(answer: SdkManifest): Manifest {
  return answer;
}
