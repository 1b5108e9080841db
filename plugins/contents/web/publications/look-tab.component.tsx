import { FormSection, usePermission, useTexts } from "@estante/sdk";
import { CoverField } from "../components/cover-field.component";
import { type PublicationRow, publications } from "./publications";

/** Width by height of a book. */
const UPRIGHT = 3 / 4;

/** The cover of a publication. */
export function LookTab({ publication }: { readonly publication: PublicationRow }) {
  const t = useTexts("contents");
  const mayEdit = usePermission("publications.update");
  return (
    <FormSection title={t("publications.look.tab")} text={t("publications.look.text")}>
      <CoverField
        label={t("publications.look.picture")}
        record={publication}
        call="/cms/publications/{guid}/thumbnail"
        stale={publications.stale}
        ratio={UPRIGHT}
        mayEdit={mayEdit}
      />
    </FormSection>
  );
}
