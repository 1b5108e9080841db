import {
  type Consequence,
  formatBytes,
  formatDate,
  formatTime,
  Link,
  RecordPage,
  type RecordTab,
  recordTypeName,
  StatusMark,
  type Translator,
  TypeIcon,
  useParams,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconEye, IconFile, IconLink } from "@tabler/icons-react";
import { Fragment, useMemo } from "react";
import { useContentOptions } from "../api/content-options";
import {
  CLASSIFICATION,
  type Content,
  type ContentType,
  contentFields,
  contents,
  OBJECTIVES,
} from "../api/contents";
import { useSystemSettings } from "../api/system-settings";
import { ContentAside } from "../components/content-aside.component";
import { LookTab } from "../components/look-tab.component";
import { storageMark } from "../components/storage-mark";
import { useRowActions } from "../components/use-row-actions";
import { useTypes } from "../components/use-types";
import { GroupingTab } from "../grouping/grouping-tab.component";

const ICON_PX = 16;

/** Whether the tab at this step has the whole width. */
const isWide = (type: ContentType | undefined, step: string | undefined) =>
  step !== undefined && type?.wide_steps.includes(step);

/** `/content/{guid}/{step?}`: an unknown step opens the details. */
export function ContentDetailPage() {
  const t = useTexts("contents");
  const types = useTypes();
  const { ofForm } = useContentOptions();
  const hasObjectives = useSystemSettings()?.is_learning_objectives === true;
  const tabs = useMemo<readonly RecordTab<Content>[]>(
    () => [
      { id: "classification", label: t("tabs.classification"), sections: CLASSIFICATION },
      {
        id: "grouping",
        label: t("tabs.grouping"),
        count: ({ publications, collections, dependencies }) =>
          publications.length + collections.length + dependencies.length,
        render: (content) => <GroupingTab content={content} />,
      },
      { id: "look", label: t("tabs.look"), render: (content) => <LookTab content={content} /> },
    ],
    [t],
  );
  const { step } = useParams({ strict: false }) as { step?: string };
  const typeOf = ({ type_guid }: Content) => types.find(({ guid }) => guid === type_guid);
  return (
    <RecordPage
      records={contents}
      fields={contentFields}
      hidden={(content: Content) => [
        ...(typeOf(content)?.takes_url ? [] : ["url"]),
        ...(typeOf(content)?.takes_tool ? [] : ["tool_guid"]),
        ...(hasObjectives ? [] : OBJECTIVES),
      ]}
      options={ofForm}
      tabs={tabs}
      cover={(content) => ({ type: content.type_guid, src: content.thumbnail })}
      status={(content) => {
        const { kind, key } = storageMark(content);
        return <StatusMark kind={kind} label={t(key)} pill />;
      }}
      meta={({ type_guid, erp_id, publish_at, withdraw_at }) => [
        <Fragment key="type">
          <TypeIcon type={type_guid} size={ICON_PX} /> {recordTypeName(type_guid)}
        </Fragment>,
        ...(erp_id ? [<code key="erp">{erp_id}</code>] : []),
        ...timesOf({ publishAt: publish_at, withdrawAt: withdraw_at }, t),
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
      alsoSlots={(content) => typeOf(content)?.tabs ?? undefined}
      aside={(content, mayEdit) =>
        isWide(typeOf(content), step) ? null : <ContentAside content={content} mayEdit={mayEdit} />
      }
      consequences={(content) => consequencesOf(content, t)}
    />
  );
}

/** When a content is published and withdrawn, where somebody has set that. */
const timesOf = (times: Readonly<Record<string, string | null>>, t: Translator) =>
  Object.entries(times).flatMap(([name, at]) =>
    at ? [t(`detail.${name}`, { date: formatDate(at), time: formatTime(at) })] : [],
  );

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
