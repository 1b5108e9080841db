import { asFailure, Dialog, reasonOf, SelectField, toast, unwrap, useTexts } from "@estante/sdk";
import { Button, FileButton } from "@mantine/core";
import { IconEar } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { api, apiQueryOptions } from "../api/client";
import { writeTrack } from "./cues";
import {
  addTrack,
  KINDS,
  type KindedTrack,
  refreshTracks,
  replaceTrack,
  type TrackKind,
  VTT,
} from "./tracks.api";
import classes from "./tracks.module.css";

const ACCEPTED: Record<TrackKind, string> = {
  subtitles: ".vtt,.srt",
  audiodescriptions: ".vtt,.srt,.mp3,.m4a,.ogg,.wav",
  transcription: ".vtt,.srt,.txt",
  chapters: ".vtt,.srt",
};
const FIRST_CUE = { id: 0, name: null, start: 0, end: 2000, settings: "", text: "…" };

interface Props {
  readonly guid: string;
  readonly tracks: readonly KindedTrack[];
  /** The one whose file is replaced; null adds another. */
  readonly track: KindedTrack | null;
  onClose(): void;
}

/** Adds a track, from a file or to be written here, or gives one another file. */
export function TrackDialog({ guid, tracks, track, onClose }: Props) {
  const t = useTexts("contents");
  const id = useId();
  const client = useQueryClient();
  const languages = useQuery(apiQueryOptions("/langs", { query: { pageSize: 200 } })).data?.data ?? [];
  const [kind, setKind] = useState<TrackKind>(track?.kind ?? "subtitles");
  const [language, setLanguage] = useState<string | null>(track?.lang_id ?? null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const transcribers = useQuery(apiQueryOptions("/cms/transcribers", {})).data?.data ?? [];
  const taken = tracks.filter((each) => each.kind === kind).map(({ lang_id }) => lang_id);
  const free = languages.filter(({ id }) => track !== null || !taken.includes(id));
  const send = async () => {
    setSending(true);
    setProblem(null);
    try {
      if (track && file) await replaceTrack(guid, track, file, file.name);
      else if (language) await addTrack(guid, kind, language, file ?? writtenHere(language));
      await refreshTracks(client);
      toast.success(t(track ? "tracks.replaced" : "tracks.added"));
      onClose();
    } catch (thrown) {
      const reason = reasonOf(asFailure(thrown));
      setProblem(reason);
      toast.error(t(`tracks.failed.${track ? "change" : "add"}.${kind}`), { text: reason });
    } finally {
      setSending(false);
    }
  };
  const transcribe = async (transcriber: string) => {
    if (language === null) return;
    const body = { transcriber, lang_id: language };
    try {
      await unwrap(api.POST("/cms/contents/{guid}/transcribe", { params: { path: { guid } }, body }));
      toast.info(t("tracks.transcribing"));
      onClose();
    } catch (thrown) {
      toast.error(t("tracks.failed.transcribe"), { text: reasonOf(asFailure(thrown)) });
    }
  };
  const mayTranscribe = !track && kind === "subtitles" && file === null;
  return (
    <Dialog
      opened
      onClose={onClose}
      size="s"
      title={t(track ? "tracks.replaceTitle" : "tracks.addTitle")}
      {...(track && { subtitle: t(`tracks.name.${track.kind}`, { language: track.language }) })}
      cancel={t("tracks.cancel")}
      confirm={{
        label: t(track ? "tracks.replace" : file ? "tracks.upload" : "tracks.writeHere"),
        run: () => void send(),
        isRunning: isSending,
        isDisabled: track ? file === null : language === null,
      }}
    >
      <div className={classes.form}>
        {!track && (
          <>
            <SelectField
              label={t("tracks.kind")}
              value={kind}
              options={KINDS.map((value) => ({ value, label: t(`tracks.kinds.${value}`) }))}
              onChange={(value) => {
                setKind((value ?? "subtitles") as TrackKind);
                setLanguage(null);
              }}
            />
            <SelectField
              label={t("tracks.language")}
              value={language}
              options={free.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setLanguage}
            />
          </>
        )}
        <fieldset className={classes.file} aria-describedby={`${id}-takes`}>
          <legend className={classes.label}>{t("tracks.file")}</legend>
          <p id={`${id}-takes`} className={classes.hint}>
            {t(`tracks.takes.${kind}`)}
          </p>
          <div className={classes.chosen}>
            {file && <span>{file.name}</span>}
            <FileButton accept={ACCEPTED[kind]} onChange={setFile}>
              {(props) => (
                <Button {...props} variant="default" size="xs">
                  {t("tracks.choose")}
                </Button>
              )}
            </FileButton>
            {file && (
              <Button variant="subtle" size="xs" onClick={() => setFile(null)}>
                {t("tracks.clearFile")}
              </Button>
            )}
          </div>
          {problem && (
            <p role="alert" className={classes.problem}>
              {problem}
            </p>
          )}
        </fieldset>
        {mayTranscribe &&
          transcribers.map(({ name, label }) => (
            <Button
              key={name}
              variant="default"
              leftSection={<IconEar size={16} />}
              disabled={language === null}
              onClick={() => void transcribe(name)}
            >
              {label}
            </Button>
          ))}
      </div>
    </Dialog>
  );
}

const writtenHere = (language: string) =>
  new File([writeTrack({ head: "WEBVTT", cues: [FIRST_CUE] })], `${language}.vtt`, { type: VTT });
