import { ErrorState, LoadingRows, usePermission } from "@estante/sdk";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { layoutQuery } from "./layout.api";
import { LayoutEditor } from "./layout-editor.component";

interface Props {
  readonly guid: string;
  readonly actions?: ReactNode;
}

/** The mapping of a document, once it is there. */
export function LoadedLayout({ guid, actions }: Props) {
  const query = useQuery(layoutQuery(guid));
  const mayChange = usePermission("fixed_layout_editor.update");
  // What somebody else saved is another form, once the person asks for it.
  const [round, setRound] = useState(0);
  if (query.isError && !query.data)
    return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={1} />;
  const { data: layout, etag } = query.data;
  return (
    <LayoutEditor
      key={round}
      guid={guid}
      layout={layout}
      version={etag ?? ""}
      isReadOnly={!mayChange}
      actions={actions}
      onReload={async () => {
        await query.refetch();
        setRound(round + 1);
      }}
    />
  );
}
