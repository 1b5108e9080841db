import { RecordCreatePage, RecordPage, type RecordTab, useTexts } from "@estante/sdk";
import { useMemo } from "react";
import { useClassification } from "../collections/classification";
import { ContentsTab } from "../collections/contents-tab.component";
import { LookTab } from "./look-tab.component";
import {
  fieldsOfOneSubject,
  type PublicationRow,
  publicationContents,
  publicationFields,
  publications,
} from "./publications";

const ALL = Object.keys(publicationFields.all);
const COUNTRY = ["country"];
const NONE: readonly string[] = [];

/** `/publication/create` */
export function PublicationCreatePage() {
  const { hasCountries, ...options } = useClassification();
  return (
    <RecordCreatePage
      records={publications}
      fields={hasCountries ? fieldsOfOneSubject : publicationFields}
      only={hasCountries ? ALL : ALL.filter((name) => name !== "country")}
      options={options}
    />
  );
}

/** `/publication/{guid}/{step?}` */
export function PublicationPage() {
  const t = useTexts("contents");
  const { hasCountries, ...options } = useClassification();
  const tabs = useMemo<readonly RecordTab<PublicationRow>[]>(
    () => [
      {
        id: "content",
        label: t("held.tab"),
        count: ({ content_count }) => content_count,
        render: ({ guid }) => <ContentsTab guid={guid} held={publicationContents} />,
      },
      {
        id: "look",
        label: t("publications.look.tab"),
        render: (publication) => <LookTab publication={publication} />,
      },
    ],
    [t],
  );
  return (
    <RecordPage
      records={publications}
      fields={hasCountries ? fieldsOfOneSubject : publicationFields}
      hidden={() => (hasCountries ? NONE : COUNTRY)}
      options={options}
      cover={({ thumbnail }) => ({ src: thumbnail })}
      meta={({ content_count }) => [t("publications.count", { count: content_count })]}
      tabs={tabs}
    />
  );
}
