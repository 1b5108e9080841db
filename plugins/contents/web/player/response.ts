import type { Asked, Response, Solution } from "./attempts";

/** What every way to answer a question is given. */
export interface ResponseFieldProps {
  /** What asks. */
  readonly labelId: string;
  readonly question: Asked;
  readonly response: Response | null;
  /** What is known once it is answered; the answer changes no more then. */
  readonly solution: Solution | null;
  readonly onChange: (response: Response) => void;
}

/** What stands in a question at first: an earlier answer that still answers it, or nothing. */
export function startOf(question: Asked, before: Response | null): Response | null {
  return before && fits(before, question) ? before : emptyResponse(question);
}

/** Whether an answer speaks of the parts that the question has now: an editor may have changed it meanwhile. */
export function fits(response: Response, question: Asked): boolean {
  const empty = emptyResponse(question);
  if (response.type !== (empty?.type ?? "verdict")) return false;
  const ids = idsOf(response);
  if (response.type === "choices") {
    const offered = [...(question.parts ?? []), ...(question.spots ?? [])].map(({ id }) => id);
    return ids.every((id) => offered.includes(id));
  }
  const all = empty ? idsOf(empty) : [];
  return ids.length === all.length && ids.every((id) => all.includes(id));
}

function idsOf(response: Response): readonly string[] {
  switch (response.type) {
    case "choices":
      return response.choices;
    case "gaps":
      return Object.keys(response.gaps);
    case "pairs":
      return [...Object.keys(response.pairs), ...Object.values(response.pairs)];
    case "order":
      return response.items;
    default:
      return [];
  }
}

/** What stands in a question before it is answered. */
function emptyResponse({ type, parts = [], targets = [] }: Asked): Response | null {
  switch (type) {
    case "single_choice":
    case "multiple_choice":
    case "hotspot":
      return { type: "choices", choices: [] };
    case "gap_fill":
      return { type: "gaps", gaps: Object.fromEntries(parts.map(({ id }) => [id, ""])) };
    case "matching":
      return {
        type: "pairs",
        pairs: Object.fromEntries(parts.map(({ id }, at) => [id, targets[at]?.id ?? ""])),
      };
    case "ordering":
      return { type: "order", items: parts.map(({ id }) => id) };
    case "true_false":
      return null;
    default:
      return { type: "text", text: "" };
  }
}

/** Whether there is something to score. */
export function isAnswer(response: Response | null): response is Response {
  if (response === null) return false;
  if (response.type === "choices") return response.choices.length > 0;
  if (response.type === "text") return response.text.trim() !== "";
  if (response.type === "gaps") return Object.values(response.gaps).some((text) => text.trim() !== "");
  return true;
}

/** A whole right answer in words, where the question does not show it by itself. */
export function wordsOf(response: Response, { parts = [], targets = [] }: Asked): readonly string[] {
  const textOf = (id: string) => [...parts, ...targets].find((part) => part.id === id)?.text ?? "";
  switch (response.type) {
    case "gaps":
      return parts.map(({ id }) => response.gaps[id] ?? "");
    case "pairs":
      return parts.map(({ id, text }) => `${text} – ${textOf(response.pairs[id] ?? "")}`);
    case "order":
      return response.items.map(textOf);
    case "text":
      return [response.text];
    default:
      return [];
  }
}
