import { FormSection, usePermission, useTexts } from "@estante/sdk";
import type { Content } from "../api/contents";
import { Dependencies } from "./dependencies.component";
import classes from "./grouping.module.css";
import { collectionHolders, publicationHolders } from "./holders";
import { Holders } from "./holders.component";

/** Where a content belongs, and what it needs to open; each change is saved at once (CON-092). */
export function GroupingTab({ content }: { readonly content: Content }) {
  const t = useTexts("contents");
  const readsPublications = usePermission("publications.readList");
  const readsCollections = usePermission("collections.readList");
  return (
    <div className={classes.tab}>
      {readsPublications && (
        <FormSection title={t("publications.list.title")} text={t("grouping.publicationsText")}>
          <Holders content={content} holders={publicationHolders} />
        </FormSection>
      )}
      {readsCollections && (
        <FormSection title={t("collections.list.title")} text={t("grouping.collectionsText")}>
          <Holders content={content} holders={collectionHolders} />
        </FormSection>
      )}
      <FormSection title={t("grouping.dependencies")} text={t("grouping.dependenciesText")}>
        <Dependencies content={content} />
      </FormSection>
    </div>
  );
}
