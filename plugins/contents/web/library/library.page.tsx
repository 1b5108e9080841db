import {
  formatList,
  type RecordColumn,
  type RecordFilter,
  RecordsPage,
  recordTypeName,
  type Translator,
  TypeIcon,
  useTexts,
} from "@estante/sdk";
import { useMemo } from "react";
import { useClassification } from "../collections/classification";
import { useTypes } from "../components/use-types";
import { SearchedName, SearchedPlace } from "../mentions/searched.component";
import { AUDIENCES, type LibraryRow, library, PERMISSIONS, resourceFields } from "./library";
import classes from "./library.module.css";
import { useAudience } from "./use-library-options";

const NOTHING = "–";
const ICON_PX = 18;
const FILTERS: readonly RecordFilter[] = [
  { id: "type", label: "columns.type" },
  { id: "disciplines", label: "filters.disciplines" },
  { id: "educationLevels", label: "filters.educationLevels" },
  { id: "added_by", label: "filters.added_by", texts: "filters", options: ["me"], isSingle: true },
  { id: "available_for", label: "fields.available_for", texts: "audiences", options: AUDIENCES },
  { id: "permission", label: "columns.permissions", texts: "permissions", options: PERMISSIONS },
  { id: "content", label: "filters.content", kind: "address" },
];

/** `/library` */
export function LibraryPage() {
  const t = useTexts("contents");
  const types = useTypes();
  const { disciplines, educationLevels } = useClassification();
  const { roles } = useAudience();
  const columns = useMemo<readonly RecordColumn<LibraryRow>[]>(
    () => [
      {
        id: "name",
        title: "columns.name",
        sort: "name",
        render: (row) => <SearchedPlace row={contentOf(row)} />,
      },
      {
        id: "type",
        title: "columns.type",
        sort: "type",
        width: 150,
        keeps: "laptop",
        render: ({ type_guid }) => (
          <span className={classes.type}>
            <TypeIcon type={type_guid} size={ICON_PX} /> {recordTypeName(type_guid)}
          </span>
        ),
      },
      {
        id: "added_by",
        title: "columns.added_by",
        width: 160,
        keeps: "laptop",
        render: ({ added_by_name }) => added_by_name || NOTHING,
      },
      {
        id: "available_for",
        title: "fields.available_for",
        width: 190,
        keeps: "tablet",
        render: (row) => audienceOf(row, roles, t),
      },
      {
        id: "permissions",
        title: "columns.permissions",
        width: 190,
        render: (row) => permissionsOf(row, t),
      },
      {
        id: "created_at",
        as: "time",
        title: "list.created",
        sort: "created_at",
        width: 132,
        keeps: "tablet",
      },
    ],
    [roles, t],
  );
  return (
    <RecordsPage<LibraryRow>
      records={library}
      fields={resourceFields}
      columns={columns}
      filters={FILTERS}
      filterOptions={{
        type: types.map(({ guid, name }) => ({ value: guid, label: name })),
        disciplines,
        educationLevels,
      }}
      options={{ roles }}
      defaultSort="-created_at"
      card={(row) => ({
        name: <SearchedName row={contentOf(row)} />,
        meta: row.added_by_name,
        cover: { type: row.type_guid, src: row.thumbnail },
      })}
      shelf
    />
  );
}

/** What a search finds is the resource's content. */
const contentOf = ({ content_guid, name, status }: LibraryRow) => ({ guid: content_guid, name, status });

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Whom a resource is for, by the names of the roles where it is for some. */
function audienceOf({ available_for, roles, schools }: LibraryRow, all: readonly Option[], t: Translator) {
  if (available_for === "schools") return t("library.schools", { count: schools.length });
  if (available_for === "everyone") return t("library.audiences.everyone");
  return formatList(all.filter(({ value }) => roles.includes(value)).map(({ label }) => label)) || NOTHING;
}

function permissionsOf({ can_view, can_download, can_reuse }: LibraryRow, t: Translator) {
  const given = { view: can_view, download: can_download, reuse: can_reuse };
  const names = PERMISSIONS.filter((name) => given[name]).map((name) => t(`library.permissions.${name}`));
  return formatList(names.map((name, at) => (at === 0 ? name : name.toLowerCase())));
}
