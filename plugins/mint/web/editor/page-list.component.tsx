import { DeleteDialog, SortableField, useFlag, useTexts } from "@estante/sdk";
import { ActionIcon, Button } from "@mantine/core";
import { IconColumns2, IconPlus, IconTrash } from "@tabler/icons-react";
import { memo, useState } from "react";
import type { LessonPage } from "../api/lessons";
import classes from "./editor.module.css";

interface Props {
  readonly pages: readonly LessonPage[];
  /** Those of the pages, as they are written. */
  readonly titles: readonly string[];
  readonly current: string | null;
  readonly isReadOnly: boolean;
  readonly onOpen: (guid: string) => void;
  readonly onAdd: (isDual: boolean) => void;
  readonly onOrder: (guids: readonly string[]) => void;
  readonly onDelete: (guid: string) => Promise<void>;
}

/**
 * Whether a list shows the same. What is done with the pages follows from these too: who types in a lesson of
 * two hundred pages has only the page that is written drawn anew.
 */
const isSame = (before: Props, after: Props) =>
  before.pages === after.pages &&
  before.current === after.current &&
  before.isReadOnly === after.isReadOnly &&
  before.titles.every((title, at) => title === after.titles[at]);

/** The pages of a lesson, in an order that pointer and keys change. */
export const PageList = memo(function PageList(props: Props) {
  const { pages, titles, current, isReadOnly, onOpen, onAdd, onOrder, onDelete } = props;
  const t = useTexts("mint");
  const hasDual = useFlag("mint_page_lesson_dual");
  const [gone, setGone] = useState<LessonPage | null>(null);
  const byGuid = new Map(pages.map((page) => [page.guid, page]));
  const titleOf = new Map(pages.map(({ guid }, at) => [guid, titles[at] ?? ""]));
  return (
    <nav className={classes.pages} aria-label={t("editor.pages")}>
      <SortableField
        label={t("editor.pages")}
        value={pages.map(({ guid }) => guid)}
        options={pages.map(({ guid }) => ({ value: guid, label: titleOf.get(guid) ?? "" }))}
        readOnly={isReadOnly}
        onChange={onOrder}
        renderRow={(guid) => (
          <button
            type="button"
            className={classes.pageName}
            aria-current={guid === current ? "page" : undefined}
            onClick={() => onOpen(guid)}
          >
            {titleOf.get(guid)}
          </button>
        )}
        {...(!isReadOnly && {
          renderActions: (guid: string) => (
            <ActionIcon
              className={classes.rowAction}
              variant="subtle"
              color="gray"
              aria-label={t("editor.pageRemove", { title: titleOf.get(guid) })}
              onClick={() => setGone(byGuid.get(guid) ?? null)}
            >
              <IconTrash size={14} />
            </ActionIcon>
          ),
        })}
      />
      {!isReadOnly && (
        <Button variant="default" size="xs" leftSection={<IconPlus size={14} />} onClick={() => onAdd(false)}>
          {t("editor.pageAdd")}
        </Button>
      )}
      {!isReadOnly && hasDual && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconColumns2 size={14} />}
          onClick={() => onAdd(true)}
        >
          {t("editor.dualAdd")}
        </Button>
      )}
      {gone && (
        <DeleteDialog
          opened
          onClose={() => setGone(null)}
          title={t("editor.pageRemove", { title: titleOf.get(gone.guid) })}
          text={t("editor.pageRemoveText")}
          label={t("editor.pageRemoveConfirm")}
          onDelete={async () => {
            await onDelete(gone.guid);
            setGone(null);
          }}
        />
      )}
    </nav>
  );
}, isSame);
