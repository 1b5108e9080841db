import {
  asFailure,
  Dialog,
  ErrorState,
  LoadingRows,
  reasonOf,
  toast,
  useJobEnd,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import type { Content } from "../api/contents";
import { CueEditor } from "./cue-editor.component";
import { faultsOf, parseTrack } from "./cues";
import { TrackDialog } from "./track-dialog.component";
import { TrackList } from "./track-list.component";
import { TrackPlayer } from "./track-player.component";
import { deleteTrack, type KindedTrack, refreshTracks, trackText, useTracks, VTT } from "./tracks.api";
import classes from "./tracks.module.css";
import { useCueEditor } from "./use-cue-editor";
import { usePlayback } from "./use-playback";
import { useSource } from "./use-source";

/** What is asked before the editor shows another track, or one goes. */
type Asked = { readonly act: "choose" | "delete"; readonly track: KindedTrack };

/** The subtitles, audio descriptions, transcripts and chapters of a content, beside the content itself. */
export function TracksTab({ record }: { readonly record: Content }) {
  const client = useQueryClient();
  const { data, error, refetch } = useTracks(record.guid);
  const { guid } = record;
  // What a plugin has written down is there now.
  useJobEnd(useCallback((job) => void (job.subject_guid === guid && refreshTracks(client)), [guid, client]));
  if (error) return <ErrorState inPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows columns={2} />;
  return <LoadedTracks content={record} tracks={data} />;
}

interface Props {
  readonly content: Content;
  readonly tracks: readonly KindedTrack[];
}

const EMPTY = parseTrack("WEBVTT");

/** The track that is edited, as it was read; a newer one waits while there are changes. */
function useOpenTrack(track: KindedTrack | undefined) {
  const text = useQuery(trackText(track)).data;
  const [base, setBase] = useState({ guid: "", version: 0, track: EMPTY });
  const editor = useCueEditor(base.track);
  const isOther = track !== undefined && (base.guid !== track.guid || base.version !== track.version);
  if (isOther && text !== undefined && (base.guid !== track.guid || !editor.isChanged)) {
    editor.discard();
    if (base.guid !== track.guid) editor.select(0);
    setBase({ guid: track.guid, version: track.version, track: parseTrack(text) });
  }
  const isHere = track !== undefined && base.guid === track.guid;
  return { editor, version: base.version, isHere };
}

function LoadedTracks({ content, tracks }: Props) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const mayEdit = usePermission("contents.update");
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const source = useSource(content);
  const playback = usePlayback(media, source);
  const [chosen, setChosen] = useState<string | null>(null);
  const [dialog, setDialog] = useState<KindedTrack | "new" | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const timed = tracks.filter(({ media_type }) => media_type === VTT);
  // The language of the content itself comes first.
  const own = timed.find(({ lang_id }) => content.langs.some((each) => each.lang_id === lang_id));
  const track = timed.find(({ guid }) => guid === chosen) ?? own ?? timed[0];
  const { editor, version, isHere } = useOpenTrack(track);
  const cues = isHere ? editor.cues : EMPTY.cues;
  const faults = useMemo(() => faultsOf(cues), [cues]);
  const remove = async (gone: KindedTrack) => {
    setAsked(null);
    try {
      await deleteTrack(content.guid, gone);
      if (gone.guid === track?.guid) editor.discard();
      await refreshTracks(client);
      toast.success(t("tracks.deleted"));
    } catch (thrown) {
      toast.error(t(`tracks.failed.delete.${gone.kind}`), { text: reasonOf(asFailure(thrown)) });
    }
  };
  const choose = (next: KindedTrack) => {
    setAsked(null);
    if (next.guid !== track?.guid) editor.discard();
    setChosen(next.guid);
  };
  return (
    <div className={classes.tab} data-editor={track !== undefined || undefined}>
      <div className={classes.side}>
        <TrackPlayer
          content={content}
          media={media}
          source={source}
          playback={playback}
          cues={cues}
          faults={faults}
          mayEdit={mayEdit}
        />
        <TrackList
          tracks={tracks}
          chosen={track?.guid ?? null}
          wrong={faults.filter((fault) => fault === "early").length}
          mayEdit={mayEdit}
          onChoose={(next) =>
            editor.isChanged && next.guid !== track?.guid
              ? setAsked({ act: "choose", track: next })
              : choose(next)
          }
          onAdd={() => setDialog("new")}
          onReplace={setDialog}
          onDelete={(gone) => setAsked({ act: "delete", track: gone })}
        />
      </div>
      {track && isHere && (
        <CueEditor
          key={track.guid}
          guid={content.guid}
          track={track}
          version={version}
          editor={editor}
          faults={faults}
          playback={playback}
          mayEdit={mayEdit}
          onReplace={() => setDialog(track)}
        />
      )}
      {dialog && (
        <TrackDialog
          guid={content.guid}
          tracks={tracks}
          track={dialog === "new" ? null : dialog}
          onClose={() => setDialog(null)}
        />
      )}
      <AskDialog
        asked={asked}
        onClose={() => setAsked(null)}
        onConfirm={({ act, track: about }) => (act === "delete" ? void remove(about) : choose(about))}
      />
    </div>
  );
}

interface AskProps {
  readonly asked: Asked | null;
  onClose(): void;
  onConfirm(asked: Asked): void;
}

function AskDialog({ asked, onClose, onConfirm }: AskProps) {
  const t = useTexts("contents");
  if (!asked) return null;
  const { act, track } = asked;
  return (
    <Dialog
      opened
      onClose={onClose}
      size="s"
      title={t(`tracks.ask.${act}.title`)}
      cancel={t("tracks.cancel")}
      confirm={{
        label: t(`tracks.ask.${act}.confirm`),
        run: () => onConfirm(asked),
        isDestructive: true,
      }}
    >
      {t(`tracks.ask.${act}.text`, { name: t(`tracks.name.${track.kind}`, { language: track.language }) })}
    </Dialog>
  );
}
