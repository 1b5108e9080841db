import type { Plugin } from "@estante/sdk";
import { Suspense } from "react";
import { LoadingPage } from "../pages/loading.page";
import { usePageTitle } from "./document-title";
import type { ManifestPage } from "./manifest";
import { useManifestText } from "./manifest-text";

/** A plugin's screen, once its UI half is there. */
export function PluginPage({ half, page }: { half: Plugin; page: ManifestPage }) {
  const text = useManifestText();
  usePageTitle(text(page.title));
  const Page = half.pages[page.component];
  if (!Page) throw new Error(`The plugin ${half.id} has no page ${page.component}`);
  return (
    <Suspense fallback={<LoadingPage page={page} />}>
      <Page />
    </Suspense>
  );
}
