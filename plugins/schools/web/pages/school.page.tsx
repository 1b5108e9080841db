import { Badge, RecordCreatePage, RecordPage, useTexts } from "@estante/sdk";
import { type School, schools } from "../api/schools";
import { useSchoolForm } from "../components/use-form";

/** `/school/create` */
export function SchoolCreatePage() {
  return <RecordCreatePage records={schools} fields={useSchoolForm()} initial={{ type_guid: "ST_01" }} />;
}

/** `/school/{guid}/{step?}` */
export function SchoolPage() {
  const t = useTexts("schools");
  return (
    <RecordPage
      records={schools}
      fields={useSchoolForm()}
      status={({ type_guid }: School) => <Badge tone="accent">{t(`types.${type_guid}`)}</Badge>}
      meta={({ code, city_name, state_name, networks }) =>
        [
          code,
          [city_name, state_name].filter(Boolean).join(", "),
          ...networks.map(({ name }) => name),
        ].filter(Boolean)
      }
    />
  );
}
