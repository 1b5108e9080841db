import { useTexts } from "@estante/sdk";

/** The tab of the editor. */
export function PageEditor({ record }: { readonly record: { readonly name: string } }) {
  const t = useTexts("fake_mint");
  return <p>{t("written", { name: record.name })}</p>;
}
