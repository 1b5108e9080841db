/** What is read or heard beside a film or a sound, as its payload names it. */
export interface MediaTrack {
  readonly kind: "subtitle" | "audiodescription" | "transcript" | "chapters";
  readonly lang_id: string;
  readonly media_type: string;
  readonly url: string;
}

export const VTT = "text/vtt";

export const tracksOf = (
  tracks: readonly MediaTrack[] | undefined,
  kind: MediaTrack["kind"],
): readonly MediaTrack[] => (tracks ?? []).filter((track) => track.kind === kind);

/** The track in a language, else the first. */
export const trackIn = (tracks: readonly MediaTrack[], language: string): MediaTrack | undefined =>
  tracks.find(({ lang_id }) => lang_id === language) ?? tracks[0];

/** «Español», «Português»: what people who speak a language call it. */
export function languageName(lang_id: string): string {
  try {
    const name = new Intl.DisplayNames([lang_id], { type: "language" }).of(lang_id) ?? lang_id;
    return name.charAt(0).toLocaleUpperCase(lang_id) + name.slice(1);
  } catch {
    return lang_id;
  }
}

/** A line of a transcript, in seconds. */
export interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What the browser has read of a file with times. */
export const linesOf = (cues: TextTrackCueList | null): readonly Line[] =>
  [...(cues ?? [])].map((cue) => ({
    start: cue.startTime,
    end: cue.endTime,
    text: plainWords((cue as VTTCue).text),
  }));

/** The words without the marks of voices and italics. */
export const plainWords = (text: string): string => text.replaceAll(/<[^>]*>/g, "");

const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Whether a line has the words, whatever their accents and capitals. */
export const hasWords = (text: string, words: string): boolean => fold(text).includes(fold(words.trim()));

/** A transcript as a text of its own: each line with its time, or without a clock its paragraphs. */
export const textOf = (lines: readonly Line[], clock: ((seconds: number) => string) | null): string =>
  clock
    ? lines.map(({ start, text }) => `${clock(start)}  ${text.replaceAll("\n", " ")}\n`).join("")
    : lines.map(({ text }) => `${text}\n`).join("\n");

/** The line that is said at a moment; between two, the one before. */
export const lineAt = (lines: readonly Line[], moment: number): number =>
  lines.findLastIndex(({ start }) => moment >= start);
