import { formatDuration, saveFile, useTexts } from "@estante/sdk";
import { ActionIcon, Switch, TextInput, Tooltip, UnstyledButton } from "@mantine/core";
import { IconDownload, IconSearch, IconX } from "@tabler/icons-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { hasWords, type Line, languageName, type MediaTrack, textOf, trackIn } from "./tracks";
import classes from "./transcript.module.css";
import { useTranscript } from "./use-transcript";

interface Props {
  readonly media: RefObject<HTMLMediaElement | null>;
  readonly tracks: readonly MediaTrack[];
  /** What the content is called, for the file that one takes away. */
  readonly name: string;
  /** The person's language, which is shown first where there is one in it. */
  readonly language: string;
  onClose(): void;
}

/** What is said, beside the player: it follows, is searched, and leads to each line. */
export function TranscriptPanel({ media, tracks, name, language, onClose }: Props) {
  const t = useTexts("viewer");
  const [chosen, setChosen] = useState(language);
  const [words, setWords] = useState("");
  const [follows, setFollows] = useState(true);
  const track = trackIn(tracks, chosen);
  const { lines, isTimed, isBroken, current } = useTranscript(media, track);
  const isSearched = words.trim() !== "";
  const shown = (lines ?? [])
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => !isSearched || hasWords(line.text, words));
  const go = ({ start }: Line) => {
    if (media.current) media.current.currentTime = start;
  };
  const save = (said: readonly Line[]) =>
    saveFile(
      new Blob([textOf(said, isTimed ? formatDuration : null)], { type: "text/plain;charset=utf-8" }),
      t("transcript.file", { name, language: track?.lang_id }),
    );
  return (
    <aside className={classes.panel} aria-label={t("transcript.title")}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t("transcript.title")}</h2>
        {tracks.length > 1 && (
          <select
            className={classes.language}
            aria-label={t("transcript.language")}
            value={track?.lang_id}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            {tracks.map(({ lang_id }) => (
              <option key={lang_id} value={lang_id}>
                {languageName(lang_id)}
              </option>
            ))}
          </select>
        )}
        {lines && (
          <Tooltip label={t("transcript.download")} openDelay={400}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t("transcript.download")}
              onClick={() => save(lines)}
            >
              <IconDownload size={18} />
            </ActionIcon>
          </Tooltip>
        )}
        <ActionIcon variant="subtle" color="gray" aria-label={t("transcript.close")} onClick={onClose}>
          <IconX size={18} />
        </ActionIcon>
      </div>
      <TextInput
        leftSection={<IconSearch size={16} />}
        aria-label={t("transcript.search")}
        placeholder={t("transcript.search")}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <output className={classes.count}>
        {isSearched && lines && t("transcript.hits", { count: shown.length })}
      </output>
      {isBroken && <p role="alert">{t("transcript.broken")}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is read by its keys */}
      <ol className={classes.lines} tabIndex={0} lang={track?.lang_id} aria-label={t("transcript.lines")}>
        {shown.map(({ line, at }) => (
          <TranscriptLine
            key={`${line.start}-${at}`}
            line={line}
            isTimed={isTimed}
            isCurrent={at === current}
            follows={follows && !isSearched}
            onGo={() => go(line)}
          />
        ))}
      </ol>
      {isTimed && (
        <Switch
          className={classes.follow}
          label={t("transcript.follow")}
          checked={follows}
          onChange={(event) => setFollows(event.currentTarget.checked)}
        />
      )}
    </aside>
  );
}

interface LineProps {
  readonly line: Line;
  readonly isTimed: boolean;
  readonly isCurrent: boolean;
  readonly follows: boolean;
  onGo(): void;
}

function TranscriptLine({ line, isTimed, isCurrent, follows, onGo }: LineProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const list = row.current?.parentElement;
    // Only the list moves: the film stays where it is on the screen.
    if (isCurrent && follows && row.current && list) {
      list.scrollTop = row.current.offsetTop - list.clientHeight / 2;
    }
  }, [isCurrent, follows]);
  return (
    <li ref={row} aria-current={isCurrent || undefined} className={classes.line}>
      {isTimed ? (
        <UnstyledButton className={classes.go} onClick={onGo}>
          <span className={classes.time}>{formatDuration(line.start)}</span>
          <span className={classes.text}>{line.text}</span>
        </UnstyledButton>
      ) : (
        <p className={classes.text}>{line.text}</p>
      )}
    </li>
  );
}
