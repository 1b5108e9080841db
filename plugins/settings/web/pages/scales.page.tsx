import {
  formatList,
  formatNumber,
  type RecordColumn,
  RecordCreatePage,
  RecordPage,
  RecordPanels,
  RecordsPage,
  StatusMark,
  type Translator,
  useTexts,
} from "@estante/sdk";
import type { ReactNode } from "react";
import { type Scale, type ScaleRow, scaleFields, scales } from "../api/scales";
import { SettingsNote } from "../components/settings-note.component";
import { useSettingsTabs } from "../components/settings-tabs";

const COLUMNS: readonly RecordColumn<ScaleRow>[] = [
  { id: "name", sort: "name", render: () => null },
  { id: "type", keeps: "tablet", width: 130 },
  { id: "limits", width: 130, render: ({ min, max }) => `${formatNumber(min)} – ${formatNumber(max)}` },
  {
    id: "complete",
    width: 150,
    render: ({ is_complete }, t) => <Completeness isComplete={is_complete} t={t} />,
  },
];

function Completeness({ isComplete, t }: { readonly isComplete: boolean; readonly t: Translator }) {
  return (
    <StatusMark kind={isComplete ? "active" : "draft"} label={t(isComplete ? "complete" : "incomplete")} />
  );
}

/** `/settings-scales`; with a scale that is open, the list beside it. */
export function ScalesPage({ detail }: { readonly detail?: ReactNode }) {
  const t = useTexts("settings");
  return (
    <RecordsPage<ScaleRow>
      records={scales}
      fields={scaleFields}
      columns={COLUMNS}
      tabs={useSettingsTabs("settings-scales", t("nav.section"))}
      card={({ type, is_complete }) => ({
        meta: t(`scales.types.${type}`),
        status: !is_complete && t("scales.incomplete"),
      })}
      defaultSort="name"
      isShort
      {...(detail !== undefined && { detail })}
    />
  );
}

/** What the ranges leave out, and what follows from it. */
function Gaps({ gaps }: Pick<Scale, "gaps">) {
  const t = useTexts("settings");
  if (gaps.length === 0) return null;
  const stretches = gaps.map(({ from, to }) =>
    t("scales.gap", { from: formatNumber(from), to: formatNumber(to) }),
  );
  return (
    <SettingsNote isUrgent title={t("scales.incomplete")}>
      {t("scales.incompleteText", { gaps: formatList(stretches) })}
    </SettingsNote>
  );
}

/** `/settings-scales/create`; a qualitative scale gets its ranges on its page. */
export function ScaleCreatePage() {
  return (
    <RecordCreatePage
      records={scales}
      fields={scaleFields}
      only={["name", "type", "min", "max", "decimals"]}
    />
  );
}

const NO_RANGES = ["ranges"];
const ALL: readonly string[] = [];

/** `/settings-scales/{guid}` */
export function ScalePage() {
  const page = (
    <RecordPage
      records={scales}
      fields={scaleFields}
      hidden={({ type }: Scale) => (type === "numeric" ? NO_RANGES : ALL)}
      aside={({ guid, gaps }: Scale) => (
        <>
          <Gaps gaps={gaps} />
          <RecordPanels records={scales} fields={scaleFields} guid={guid} />
        </>
      )}
    />
  );
  return <ScalesPage detail={page} />;
}
