import {
  type Consequence,
  formatBytes,
  Link,
  RecordPage,
  recordTypeName,
  StatusMark,
  type Translator,
  TypeIcon,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconEye, IconFile, IconLink } from "@tabler/icons-react";
import { Fragment } from "react";
import { type Content, contentFields, contents } from "../api/contents";
import { ContentAside } from "../components/content-aside.component";
import { storageMark } from "../components/storage-mark";
import { useRowActions } from "../components/use-row-actions";
import { useTypes } from "../components/use-types";

const ICON_PX = 16;

/** `/content/{guid}/{step?}`: an unknown step opens the details. */
export function ContentDetailPage() {
  const t = useTexts("contents");
  const types = useTypes();
  const takesUrl = ({ type_guid }: Content) => types.find(({ guid }) => guid === type_guid)?.takes_url;
  return (
    <RecordPage
      records={contents}
      fields={contentFields}
      hidden={(content: Content) => (takesUrl(content) ? [] : ["url"])}
      cover={(content) => ({ type: content.type_guid, src: content.thumbnail })}
      status={(content) => {
        const { kind, key } = storageMark(content);
        return <StatusMark kind={kind} label={t(key)} pill />;
      }}
      meta={({ type_guid, erp_id }) => [
        <Fragment key="type">
          <TypeIcon type={type_guid} size={ICON_PX} /> {recordTypeName(type_guid)}
        </Fragment>,
        ...(erp_id ? [<code key="erp">{erp_id}</code>] : []),
      ]}
      actions={({ guid }) => (
        <Button
          component={Link}
          to={`/viewer/${guid}`}
          preload="viewport"
          variant="default"
          size="xs"
          leftSection={<IconEye size={ICON_PX} />}
        >
          {t("preview.openHere")}
        </Button>
      )}
      rowActions={useRowActions({ withViewer: false })}
      aside={(content, mayEdit) => <ContentAside content={content} mayEdit={mayEdit} />}
      consequences={(content) => consequencesOf(content, t)}
    />
  );
}

/** What goes with a content: its file and its public link. */
function consequencesOf({ file, is_public }: Content, t: Translator): Consequence[] {
  const all: (Consequence | false)[] = [
    file !== null && {
      icon: <IconFile size={ICON_PX} />,
      what: file.name,
      note: t("remove.file", { size: formatBytes(file.size) }),
    },
    is_public && { icon: <IconLink size={ICON_PX} />, what: t("remove.link"), note: t("remove.linkText") },
  ];
  return all.filter((entry) => entry !== false);
}
