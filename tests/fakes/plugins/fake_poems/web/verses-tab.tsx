import { useTexts } from "@estante/sdk";

interface Poem {
  readonly stanzas: readonly { readonly verses: readonly string[] }[];
  readonly dedication: string;
}

/** What preparing found in the poem of this record. */
export function VersesTab({ record }: { readonly record: { readonly own_assets: Poem | null } }) {
  const t = useTexts("fake_poems");
  const poem = record.own_assets;
  if (!poem) return <p>{t("nothing")}</p>;
  return <p>{t("counted", { stanzas: poem.stanzas.length, dedication: poem.dedication })}</p>;
}
