import { EmptyState, SaveIndicator, StaleNotice, useTexts, useVersionedSave } from "@estante/sdk";
import { VisuallyHidden } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { AreaForm } from "./area-form.component";
import {
  type Area,
  type Box,
  isComplete,
  type Layout,
  layoutQuery,
  type Mapping,
  newArea,
  saveLayout,
} from "./layout.api";
import classes from "./layout.module.css";
import { LayoutHead } from "./layout-head.component";
import { PageFields } from "./page-fields.component";
import { PageStage } from "./page-stage.component";

interface Props {
  readonly guid: string;
  readonly layout: Layout;
  readonly version: string;
  readonly isReadOnly: boolean;
  /** What else stands in the head. */
  readonly actions?: ReactNode;
  readonly onReload: () => void;
}

/** Where a hotspot comes that is added without a pointer. */
const MIDDLE: Box = { x: 0.35, y: 0.4, width: 0.3, height: 0.2 };

/** The pages of a document, what they are called, and what lies on them; saved by itself. */
export function LayoutEditor({ guid, layout, version, isReadOnly, actions, onReload }: Props) {
  const t = useTexts("viewer");
  const client = useQueryClient();
  const [mapping, setMapping] = useState<Mapping>(layout);
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<string | null>(null);
  const saving = useVersionedSave(
    mapping,
    version,
    async (sent, on) => (await saveLayout(guid, sent, on)).etag,
  );
  const { hotspots } = mapping;
  const here = hotspots.filter((area) => area.page === page);
  const open = here.find((area) => area.guid === chosen) ?? null;
  const put = (next: readonly Area[]) => setMapping({ ...mapping, hotspots: [...next] });
  const change = (target: string, fields: Partial<Area>) =>
    put(hotspots.map((area) => (area.guid === target ? { ...area, ...fields } : area)));
  const add = (box: Box) => {
    const made = newArea(page, box);
    put([...hotspots, made]);
    setChosen(made.guid);
  };
  const remove = (gone: string) => {
    put(hotspots.filter((area) => area.guid !== gone));
    setChosen(null);
  };
  const renew = async () => {
    const { data } = await client.fetchQuery({ ...layoutQuery(guid), staleTime: 0 });
    return data.document?.url ?? "";
  };
  if (!layout.document) return <EmptyState title={t("layout.noFile")} text={t("layout.noFileText")} />;
  return (
    <div className={classes.editor}>
      <LayoutHead
        page={page}
        pages={layout.pages.length}
        count={hotspots.length}
        incomplete={hotspots.filter((area) => !isComplete(area)).length}
        onPage={setPage}
        onAdd={isReadOnly ? null : () => add(MIDDLE)}
      >
        <SaveIndicator saving={saving} />
        {actions}
      </LayoutHead>
      <StaleNotice saving={saving} text={t("layout.stale")} onReload={onReload} />
      {isReadOnly && <p className={classes.hint}>{t("layout.readOnly")}</p>}
      <div className={classes.columns}>
        <PageStage
          source={layout.document}
          page={page}
          areas={here}
          chosen={chosen}
          isReadOnly={isReadOnly}
          renew={renew}
          onDraw={add}
          onChange={change}
          onChoose={setChosen}
          onRemove={remove}
        />
        <div className={classes.side}>
          {!isReadOnly && <p className={classes.hint}>{t("layout.help")}</p>}
          <VisuallyHidden id="layout-keys">{t("layout.keys")}</VisuallyHidden>
          {open && (
            <AreaForm
              key={open.guid}
              area={open}
              place={here.indexOf(open) + 1}
              pages={layout.pages.length}
              isReadOnly={isReadOnly}
              onChange={(fields) => change(open.guid, fields)}
              onRemove={() => remove(open.guid)}
            />
          )}
          <PageFields mapping={mapping} page={page} isReadOnly={isReadOnly} onChange={setMapping} />
        </div>
      </div>
    </div>
  );
}
