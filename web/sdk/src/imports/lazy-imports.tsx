import { lazy } from "../plugin/lazy";
import { loadImportTexts } from "./import-texts";

/** An import from its file's columns to the rows that were written, by its guid. Comes with its first page. */
export const ImportPage = lazy(async () => {
  const [page] = await Promise.all([import("./import.page"), loadImportTexts()]);
  return { default: page.ImportPage };
});

/** Where the file of an import is chosen, by the import's name: `schools.schools`. */
export const NewImportPage = lazy(async () => {
  const [page] = await Promise.all([import("./new-import.page"), loadImportTexts()]);
  return { default: page.NewImportPage };
});
