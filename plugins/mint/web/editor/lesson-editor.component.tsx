import {
  type Autosave,
  AutosaveIndicator,
  asFailure,
  EmptyState,
  Link,
  Note,
  reasonOf,
  toast,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconEye, IconFileImport, IconPlus, IconTypography } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { addPage, deletePage, type Lesson, saveLesson } from "../api/lessons";
import { ImportDialog } from "../imports/import-dialog.component";
import { ImportState } from "../imports/import-state.component";
import { useFonts } from "../reader/use-fonts";
import { PageConflictDialog } from "./conflict-dialog.component";
import classes from "./editor.module.css";
import { LessonContext } from "./lesson-context";
import { LookForm } from "./look-form.component";
import { PageEditor } from "./page-editor.component";
import { PageList } from "./page-list.component";
import { useImages } from "./use-images";
import { usePages } from "./use-pages";

interface Props {
  readonly lesson: Lesson;
  /** The pages are others now: they are read anew. */
  readonly onReload: () => void;
}

/** The pages of a lesson and the one that is written; saved by itself. */
export function LessonEditor({ lesson: given, onReload }: Props) {
  const t = useTexts("mint");
  const isReadOnly = !usePermission("mint.update");
  const [lesson, setLesson] = useState(given);
  const [current, setCurrent] = useState(given.pages[0]?.guid ?? null);
  const [dialog, setDialog] = useState<"look" | "import" | null>(null);
  const style = useFonts(lesson.typography, lesson.colour);
  const { images, addImages } = useImages(lesson);
  const written = usePages(lesson);
  const { pages, autosave } = written;
  const page = pages.find(({ guid }) => guid === current) ?? pages[0];
  const { guid, embed_hosts: embedHosts } = lesson;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what adds pictures sets state alone
  const values = useMemo(
    () => ({ guid, images, addImages, embedHosts, isReadOnly }),
    [guid, images, embedHosts, isReadOnly],
  );
  const tell = (thrown: unknown) => {
    toast.error(t("editor.notSaved"), { text: reasonOf(asFailure(thrown)) });
  };
  const add = async (isDual = false) => {
    try {
      const made = await addPage(guid, page?.guid ?? null, isDual);
      const at = pages.findIndex((other) => other.guid === page?.guid) + 1;
      written.setPages([...pages.slice(0, at), made, ...pages.slice(at)]);
      setCurrent(made.guid);
    } catch (thrown) {
      tell(thrown);
    }
  };
  const order = async (guids: readonly string[]) => {
    const before = pages;
    const byGuid = new Map(pages.map((each) => [each.guid, each]));
    written.setPages(guids.flatMap((each) => byGuid.get(each) ?? []));
    try {
      await saveLesson(guid, { pages: [...guids] });
    } catch (thrown) {
      written.setPages(before);
      tell(thrown);
    }
  };
  const remove = async (gone: string) => {
    await deletePage(guid, gone);
    written.setPages(pages.filter((other) => other.guid !== gone));
  };
  const changeLook = async (typography: Lesson["typography"]) => {
    try {
      setLesson((await saveLesson(guid, { typography })).data);
    } catch (thrown) {
      tell(thrown);
    }
  };
  return (
    <LessonContext value={values}>
      <div className={classes.screen} style={style}>
        <EditorHead guid={guid} autosave={autosave} onOpen={isReadOnly ? null : setDialog} />
        {autosave.state === "failed" && (
          <div className={classes.failed}>
            <Note tone="bad" isUrgent>
              {t("editor.lastNotSaved")}
            </Note>
          </div>
        )}
        <ImportState guid={guid} isReadOnly={isReadOnly} onChanged={onReload} />
        {isReadOnly && <p className={classes.note}>{t("editor.readOnly")}</p>}
        {page ? (
          <div className={classes.editor}>
            <PageList
              pages={pages}
              titles={pages.map((each) => written.draftOf(each).title)}
              current={page.guid}
              isReadOnly={isReadOnly}
              onOpen={setCurrent}
              onAdd={(isDual) => void add(isDual)}
              onOrder={(guids) => void order(guids)}
              onDelete={remove}
            />
            <PageEditor
              key={`${page.guid}:${written.epochOf(page)}`}
              draft={written.draftOf(page)}
              onChange={(fields) => written.change(page, fields)}
            />
          </div>
        ) : (
          <EmptyState
            title={t("editor.empty")}
            text={t("editor.emptyText")}
            actions={
              !isReadOnly && (
                <Button leftSection={<IconPlus size={16} />} onClick={() => void add()}>
                  {t("editor.pageAdd")}
                </Button>
              )
            }
          />
        )}
        {written.conflict && (
          <PageConflictDialog
            conflict={written.conflict}
            onTakeTheirs={written.takeTheirs}
            onKeepMine={written.keepMine}
          />
        )}
        {dialog === "look" && (
          <LookForm lesson={lesson} onClose={() => setDialog(null)} onSave={changeLook} />
        )}
        {dialog === "import" && (
          <ImportDialog lesson={lesson} onClose={() => setDialog(null)} onStarted={onReload} />
        )}
      </div>
    </LessonContext>
  );
}

interface HeadProps {
  readonly guid: string;
  readonly autosave: Autosave;
  /** Opens the fonts or the import; null for who changes nothing. */
  readonly onOpen: ((dialog: "look" | "import") => void) | null;
}

/** How the last change stands, and the ways to the fonts and to the reader. */
function EditorHead({ guid, autosave, onOpen }: HeadProps) {
  const t = useTexts("mint");
  const reason = autosave.failure && reasonOf(autosave.failure, true);
  return (
    <div className={classes.head}>
      <AutosaveIndicator state={autosave.state} onRetry={autosave.retry} reason={reason} />
      {onOpen && (
        <>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconFileImport size={14} />}
            onClick={() => onOpen("import")}
          >
            {t("editor.import")}
          </Button>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconTypography size={14} />}
            onClick={() => onOpen("look")}
          >
            {t("editor.look")}
          </Button>
        </>
      )}
      <Button
        component={Link}
        to={`/viewer/${guid}`}
        size="xs"
        variant="default"
        leftSection={<IconEye size={14} />}
      >
        {t("editor.read")}
      </Button>
    </div>
  );
}
