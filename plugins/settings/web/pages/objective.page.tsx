import {
  Link,
  RecordCreatePage,
  RecordPage,
  useAddress,
  useParams,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import {
  newObjectiveFields,
  type ObjectiveRow,
  objectiveFields,
  objectives,
  useCountryOptions,
  useObjectiveOptions,
} from "../api/objectives";
import { ObjectivesPage } from "./objectives.page";

/** What a new objective has of the one that it is made below. */
const inherited = ({ guid, country, discipline, educationLevel, educationYears }: ObjectiveRow) => ({
  parent: guid,
  country,
  discipline,
  educationLevel,
  educationYears,
});

/** `/settings-learning-objectives/create`; with `?parent=` it lies below that one, and is like it. */
export function ObjectiveCreatePage() {
  const below = useAddress().get("parent");
  const parent = useQuery({ ...objectives.query(below ?? ""), enabled: below !== null }).data?.data;
  const country = useCountryOptions();
  if (below !== null && !parent) return null;
  return (
    <RecordCreatePage
      records={objectives}
      fields={newObjectiveFields}
      options={{ country }}
      {...(parent && { only: ["code", "description"], given: inherited(parent) })}
    />
  );
}

/** Makes an objective below this one. */
function CreateBelow({ guid }: { readonly guid: string }) {
  const t = useTexts("settings");
  if (!usePermission("settings_learning_objectives.create")) return null;
  return (
    <Button
      component={Link}
      to={`${objectives.pages.create}?parent=${guid}`}
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden="true" />}
    >
      {t("objectives.createBelow")}
    </Button>
  );
}

/** `/settings-learning-objectives/{guid}` */
export function ObjectivePage() {
  const { guid = "" } = useParams({ strict: false }) as { guid?: string };
  const of = useQuery(objectives.query(guid)).data?.data.country;
  const options = useObjectiveOptions(guid, of);
  const page = (
    <RecordPage
      records={objectives}
      fields={objectiveFields}
      options={options}
      meta={({ description }: ObjectiveRow) => [description]}
      actions={(record) => <CreateBelow guid={record.guid} />}
    />
  );
  return <ObjectivesPage detail={page} />;
}
