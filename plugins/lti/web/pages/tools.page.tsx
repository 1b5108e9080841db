import {
  type RecordColumn,
  RecordCreatePage,
  RecordPage,
  RecordsPage,
  useSectionTabs,
  useTexts,
} from "@estante/sdk";
import type { ReactNode } from "react";
import { type ToolRow, toolFields, tools } from "../api/tools";
import { ToolAside } from "../components/tool-aside.component";

const COLUMNS: readonly RecordColumn<ToolRow>[] = [
  { id: "name", sort: "name", render: () => null },
  {
    id: "launch_url",
    title: "columns.address",
    width: 240,
    render: ({ launch_url }) => new URL(launch_url).host,
  },
];

/** `/lti-tools`; with a tool that is open, the list beside it. */
export function ToolsPage({ detail }: { readonly detail?: ReactNode }) {
  const t = useTexts("schools");
  return (
    <RecordsPage<ToolRow>
      records={tools}
      fields={toolFields}
      columns={COLUMNS}
      tabs={{ label: t("list.title"), tabs: useSectionTabs("schools"), tab: "lti-tools" }}
      card={({ launch_url }) => ({ meta: new URL(launch_url).host })}
      defaultSort="name"
      isShort
      {...(detail !== undefined && { detail })}
    />
  );
}

/** `/lti-tools/create` */
export function ToolCreatePage() {
  return <RecordCreatePage records={tools} fields={toolFields} />;
}

/** `/lti-tools/{guid}` */
export function ToolPage() {
  return (
    <ToolsPage
      detail={
        <RecordPage
          records={tools}
          fields={toolFields}
          aside={(tool: ToolRow) => <ToolAside tool={tool} />}
        />
      }
    />
  );
}
