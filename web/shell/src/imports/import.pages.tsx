import { ImportPage, NewImportPage, useParams, useTexts } from "@estante/sdk";
import { Suspense } from "react";
import { usePageTitle } from "../app/document-title";
import { LoadingPage } from "../pages/loading.page";

/** Where the file of an import is chosen. */
export function NewImport() {
  const { name } = useParams({ strict: false }) as { readonly name: string };
  useImportTitle();
  return (
    <Suspense fallback={<LoadingPage />}>
      <NewImportPage key={name} name={name} />
    </Suspense>
  );
}

/** One import, at the step where it is. */
export function Import() {
  const { guid } = useParams({ strict: false }) as { readonly guid: string };
  useImportTitle();
  return (
    <Suspense fallback={<LoadingPage />}>
      <ImportPage key={guid} guid={guid} />
    </Suspense>
  );
}

function useImportTitle() {
  usePageTitle(useTexts("shell")("imports.title"));
}
