import type { Area, Choice, Gap, Pair, Question, QuestionType } from "./questions";

/** What the editor writes, in the order of its menu. */
export const WRITTEN_TYPES: readonly QuestionType[] = [
  "single_choice",
  "multiple_choice",
  "true_false",
  "gap_fill",
  "matching",
  "ordering",
  "short_answer",
  "long_answer",
  "hotspot",
];

export const isWritten = (type: string | null | undefined): type is QuestionType =>
  WRITTEN_TYPES.some((each) => each === type);

/** A random guid; `crypto.randomUUID` is there in secure contexts only. */
export function newGuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export const newChoice = (): Choice => ({ id: newGuid(), text: "", is_right: false, feedback: "" });
export const newGap = (): Gap => ({ id: newGuid(), answers: [], is_exact: false });
export const newPair = (): Pair => ({ id: newGuid(), left: "", match: newGuid(), right: "" });
export const newItem = () => ({ id: newGuid(), label: "" });

/** An area in the middle, to be moved. */
export const newArea = (place: Partial<Area> = {}): Area => ({
  id: newGuid(),
  label: "",
  shape: "rectangle",
  x: 0.4,
  y: 0.4,
  width: 0.2,
  height: 0.2,
  is_right: false,
  ...place,
});

/** A question of a type, with as many empty parts as it needs at least. */
export function newQuestion(type: QuestionType): Question {
  const base = {
    id: newGuid(),
    prompt: "",
    points: 1,
    help: "",
    feedback_right: "",
    feedback_wrong: "",
    media: null,
    at: null,
  };
  switch (type) {
    case "single_choice":
      return { ...base, type, choices: [{ ...newChoice(), is_right: true }, newChoice()] };
    case "multiple_choice":
      return { ...base, type, choices: [newChoice(), newChoice(), newChoice()] };
    case "true_false":
      return { ...base, type, is_true: true };
    case "gap_fill":
      return { ...base, type, passage: "", gaps: [] };
    case "matching":
      return { ...base, type, pairs: [newPair(), newPair()] };
    case "ordering":
      return { ...base, type, items: [newItem(), newItem()] };
    case "short_answer":
      return { ...base, type, answers: [], is_exact: false };
    case "long_answer":
      return { ...base, type, sample: "" };
    case "hotspot":
      return { ...base, type, areas: [] };
  }
}

const GAP = /\[\[(\d{1,2})\]\]/g;

/** The gaps that a passage names, with what was written of them before; it names them from 1 on. */
export function gapsOf(passage: string, gaps: readonly Gap[]): Gap[] {
  const highest = Math.max(0, ...[...passage.matchAll(GAP)].map(([, number]) => Number(number)));
  return Array.from({ length: Math.min(highest, 50) }, (_, at) => gaps[at] ?? newGap());
}

/** A text without its tags, for names in lists. */
export const plainText = (html: string): string =>
  new DOMParser().parseFromString(html, "text/html").body.textContent?.replace(/\s+/g, " ").trim() ?? "";
