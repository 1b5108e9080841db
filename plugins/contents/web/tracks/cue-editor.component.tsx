import { asFailure, ExitDialog, reasonOf, toast, UnsavedBar, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconAlertTriangle, IconArrowBackUp, IconPlus, IconUpload } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CueRow } from "./cue-row.component";
import { cueAt, type Fault, writeTrack } from "./cues";
import classes from "./cues.module.css";
import { type KindedTrack, refreshTracks, replaceTrack, trackText, VTT } from "./tracks.api";
import { useCueActs } from "./use-cue-acts";
import type { CueEditor as Editor } from "./use-cue-editor";
import type { Playback } from "./use-playback";

interface Props {
  readonly guid: string;
  readonly track: KindedTrack;
  /** The version that is edited, which may be an older one. */
  readonly version: number;
  readonly editor: Editor;
  readonly faults: readonly (Fault | null)[];
  readonly playback: Playback;
  readonly mayEdit: boolean;
  onReplace(): void;
}

const STALE = 412;
const ICON_PX = 16;

/** Saves the cues on top of the version that they were read from. */
function useSaving({ guid, track, version, editor }: Props) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [isStale, setStale] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const settle = async () => {
    await refreshTracks(client);
    editor.discard();
    setStale(false);
    setProblem(null);
  };
  const save = async (on: number | null = version): Promise<boolean> => {
    const text = writeTrack(editor.track());
    setSaving(true);
    try {
      await replaceTrack(guid, track, new Blob([text], { type: VTT }), track.name, on);
      // What was sent is what there is now: nothing flashes while it is asked for again.
      if (on !== null) client.setQueryData(trackText({ ...track, version: on + 1 }).queryKey, text);
      await settle();
      toast.success(t("tracks.saved"));
      return true;
    } catch (thrown) {
      const failure = asFailure(thrown);
      setStale(failure.status === STALE);
      setProblem(reasonOf(failure));
      toast.error(t(`tracks.failed.change.${track.kind}`), { text: reasonOf(failure) });
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving, isStale, problem, takeTheirs: settle };
}

/** The cues of one track: read beside the content, changed, and saved as a whole. */
export function CueEditor(props: Props) {
  const { track, editor, faults, playback, mayEdit, onReplace } = props;
  const t = useTexts("contents");
  const saving = useSaving(props);
  const acts = useCueActs(editor, playback, mayEdit);
  const current = cueAt(editor.cues, playback.moment);
  const early = faults.indexOf("early");
  const mayBeSaved = early < 0 && editor.cues.length > 0;
  const save = async () => {
    if (mayBeSaved) return saving.save();
    if (early >= 0) acts.open(early);
    return false;
  };
  const changes = editor.isChanged ? [t(`tracks.name.${track.kind}`, { language: track.language })] : [];
  return (
    <section
      className={classes.editor}
      aria-label={t(`tracks.name.${track.kind}`, { language: track.language })}
    >
      <div className={classes.top}>
        <h2 className={classes.title}>
          {t(`tracks.name.${track.kind}`, { language: track.language })}{" "}
          <span>{t("tracks.lines", { count: editor.cues.length })}</span>
        </h2>
        {mayEdit && (
          <>
            <Button
              size="xs"
              variant="default"
              disabled={!editor.mayUndo}
              leftSection={<IconArrowBackUp size={ICON_PX} />}
              onClick={editor.undo}
            >
              {t("tracks.undo")}
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconUpload size={ICON_PX} />}
              onClick={onReplace}
            >
              {t("tracks.uploadFile")}
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPlus size={ICON_PX} />}
              onClick={() => editor.insert(playback.now())}
            >
              {t("tracks.line")}
            </Button>
          </>
        )}
      </div>
      {saving.isStale && (
        <section className={classes.stale} aria-label={t("tracks.stale")}>
          <IconAlertTriangle size={18} aria-hidden="true" />
          <strong>{t("tracks.stale")}</strong>
          <div className={classes.choices}>
            <Button size="xs" variant="default" onClick={() => void saving.takeTheirs()}>
              {t("tracks.takeTheirs")}
            </Button>
            <Button size="xs" onClick={() => void saving.save(null)}>
              {t("tracks.saveMine")}
            </Button>
          </div>
        </section>
      )}
      {early >= 0 && (
        <div className={classes.wrong} role="alert">
          <IconAlertTriangle size={18} aria-hidden="true" />
          <span>
            <strong>{t("tracks.endsEarly", { number: early + 1 })}</strong> {t("tracks.mend")}
          </span>
          <Button size="compact-xs" variant="subtle" color="red" onClick={() => acts.open(early)}>
            {t("tracks.goTo")}
          </Button>
        </div>
      )}
      {editor.cues.length === 0 && <p className={classes.note}>{t("tracks.noCue")}</p>}
      <ol className={classes.cues}>
        {editor.cues.map((cue, at) => (
          <CueRow
            key={cue.id}
            cue={cue}
            at={at}
            fault={faults[at] ?? null}
            isCurrent={at === current}
            isOpen={at === editor.selected}
            isLast={at === editor.cues.length - 1}
            mayEdit={mayEdit}
            acts={acts}
          />
        ))}
      </ol>
      {mayEdit && (
        <>
          <div className={classes.bar}>
            <UnsavedBar
              changes={changes}
              onDiscard={editor.discard}
              onSave={() => void save()}
              isSaving={saving.isSaving}
              problem={changes.length > 0 && !mayBeSaved ? t("tracks.cannotSave") : saving.problem}
            />
          </div>
          <ExitDialog changes={changes} onSave={save} onDiscard={editor.discard} />
        </>
      )}
    </section>
  );
}
