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

/** How the palette finds records of a plugin; see `Search` of the server's manifest. */
export type ManifestSearch = {
  readonly call: string;
  readonly title: string;
  readonly address: string;
  readonly detail?: readonly string[] | undefined;
  readonly type?: string | null | undefined;
  readonly picture?: string | null | undefined;
};

export type ManifestPlugin = {
  readonly id: string;
  readonly entry?: string | null | undefined;
  readonly pages: readonly ManifestPage[];
  readonly navigation: readonly ManifestEntry[];
  readonly landing: readonly ManifestLanding[];
  /** `G` and then the letter opens the page. */
  readonly keys: Readonly<Record<string, string>>;
  readonly search?: ManifestSearch | null | undefined;
};

export type Manifest = { readonly plugins: readonly ManifestPlugin[] };

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
