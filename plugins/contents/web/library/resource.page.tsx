import { Link, RecordCreatePage, RecordPage, recordTypeName, TypeIcon, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { Fragment, useMemo } from "react";
import { AUDIENCES, library, newResourceFields, resourceFields } from "./library";
import { useAudience, useFileTypes } from "./use-library-options";

const ICON_PX = 16;
/** What a new resource begins with. */
const GIVEN_AT_FIRST = { available_for: "everyone", can_view: true };

/** The options of the rights: for schools only where there are some. */
function useRights() {
  const t = useTexts("contents");
  const { roles, hasSchools } = useAudience();
  return useMemo(
    () => ({
      roles,
      available_for: AUDIENCES.filter((each) => hasSchools || each !== "schools").map((value) => ({
        value,
        label: t(`library.audiences.${value}`),
      })),
    }),
    [roles, hasSchools, t],
  );
}

/** `/library/create` */
export function LibraryCreatePage() {
  const rights = useRights();
  const { options, formats, maxBytes } = useFileTypes();
  const fields = useMemo(() => newResourceFields(formats, maxBytes), [formats, maxBytes]);
  return (
    <RecordCreatePage
      records={library}
      fields={fields}
      options={{ ...rights, type_guid: options }}
      initial={GIVEN_AT_FIRST}
    />
  );
}

/** `/library/{guid}/{step?}` */
export function LibraryResourcePage() {
  const t = useTexts("contents");
  return (
    <RecordPage
      records={library}
      fields={resourceFields}
      options={useRights()}
      cover={({ type_guid, thumbnail }) => ({ type: type_guid, src: thumbnail })}
      meta={({ type_guid, added_by_name }) => [
        <Fragment key="type">
          <TypeIcon type={type_guid} size={ICON_PX} /> {recordTypeName(type_guid)}
        </Fragment>,
        ...(added_by_name ? [t("library.addedBy", { name: added_by_name })] : []),
      ]}
      actions={({ content_guid }) => (
        <Button component={Link} to={`/content/${content_guid}`} variant="default" size="xs">
          {t("library.toContent")}
        </Button>
      )}
    />
  );
}
