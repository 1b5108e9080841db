import { type RendererProps, Slot, useLanguage, useShortcuts, useTexts } from "@estante/sdk";
import { IconFileText } from "@tabler/icons-react";
import { type ReactNode, type RefObject, useState } from "react";
import { useBarPlaces } from "../../bar/places";
import { Tool, Tools } from "../../bar/tools.component";
import classes from "./media-stage.module.css";
import { type MediaTrack, tracksOf } from "./tracks/tracks";
import { TranscriptPanel } from "./tracks/transcript-panel.component";

/** What comes after a film or a sound, where it was opened from a lesson. */
const NEXT = "viewer.player.next.v1";

interface Props extends Pick<RendererProps, "content" | "launch"> {
  kind: "video" | "audio";
  media: RefObject<HTMLMediaElement | null>;
  tracks: readonly MediaTrack[] | undefined;
  children: ReactNode;
}

/** The player and what is written below it, with the transcript beside both where the content has one. */
export function MediaStage({ kind, media, tracks, content, launch, children }: Props) {
  const t = useTexts("viewer");
  const language = useLanguage();
  const [isOpen, setOpen] = useState(!useBarPlaces().isNarrow);
  const transcripts = tracksOf(tracks, "transcript");
  const hasTranscript = transcripts.length > 0;
  const toggle = () => setOpen(!isOpen);
  useShortcuts([{ keys: "t", label: t("transcript.title"), run: toggle, off: !hasTranscript }]);
  return (
    <div className={classes.both}>
      {hasTranscript && (
        <Tools>
          <Tool
            label={t("transcript.title")}
            icon={<IconFileText size={20} />}
            active={isOpen}
            keys="T"
            onUse={toggle}
          />
        </Tools>
      )}
      <div className={classes.stage} data-kind={kind}>
        {children}
        {launch.lessonItem !== "" && (
          <div className={classes.next}>
            <Slot name={NEXT} values={{ content, launch }} />
          </div>
        )}
      </div>
      {hasTranscript && isOpen && (
        <TranscriptPanel
          media={media}
          tracks={transcripts}
          name={content.name}
          language={language}
          onClose={toggle}
        />
      )}
    </div>
  );
}
