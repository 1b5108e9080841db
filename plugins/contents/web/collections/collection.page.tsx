import { RecordCreatePage, RecordPage, type RecordTab, useTexts } from "@estante/sdk";
import { useMemo } from "react";
import { CartridgeMenu } from "../cartridges/cartridge-menu.component";
import { useClassification } from "./classification";
import { type CollectionRow, collectionContents, collectionFields, collections } from "./collections";
import { ContentsTab } from "./contents-tab.component";

const ALL = Object.keys(collectionFields.all);
const COUNTRY = ["country"];
const NONE: readonly string[] = [];

/** `/collection/create` */
export function CollectionCreatePage() {
  const { hasCountries, country, educationLevels } = useClassification();
  return (
    <RecordCreatePage
      records={collections}
      fields={collectionFields}
      only={hasCountries ? ALL : ALL.filter((name) => name !== "country")}
      options={{ country, educationLevels }}
    />
  );
}

/** `/collection/{guid}/{step?}` */
export function CollectionPage() {
  const t = useTexts("contents");
  const { hasCountries, country, educationLevels } = useClassification();
  const tabs = useMemo<readonly RecordTab<CollectionRow>[]>(
    () => [
      {
        id: "content",
        label: t("held.tab"),
        count: ({ content_count }) => content_count,
        render: ({ guid }) => (
          <ContentsTab
            guid={guid}
            held={collectionContents}
            more={(isEmpty) => <CartridgeMenu guid={guid} isEmpty={isEmpty} />}
          />
        ),
      },
    ],
    [t],
  );
  return (
    <RecordPage
      records={collections}
      fields={collectionFields}
      hidden={() => (hasCountries ? NONE : COUNTRY)}
      options={{ country, educationLevels }}
      meta={({ content_count }) => [t("collections.count", { count: content_count })]}
      tabs={tabs}
    />
  );
}
