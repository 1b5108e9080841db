import { useTexts } from "@estante/sdk";
import { usePlaceWords } from "../../positions/place-words";
import { kindOf, type Note } from "../note";

const MAX_WORDS = 60;

/** What a note is called: its kind, its place, and how it begins. */
export function useNoteWords(): (note: Note) => string {
  const t = useTexts("viewer");
  const placeWords = usePlaceWords();
  return (note) => {
    const { place, words, quote } = note;
    const kind = t(`notes.kinds.${kindOf(note)}`);
    const begin = (words || quote?.exact || "").slice(0, MAX_WORDS);
    return [kind, place && placeWords(place.unit, place.at), begin].filter(Boolean).join(", ");
  };
}
