import { useState } from "react";
import type { Unit } from "../../api/structure";

export const ALL = "all";
const MARKS = /\p{Diacritic}/gu;

const folded = (text: string) => text.normalize("NFD").replace(MARKS, "").toLowerCase();

/** What is shown of the units: by words, and by trimester. */
export interface Narrowing {
  readonly words: string;
  readonly trimester: string;
  readonly setWords: (words: string) => void;
  readonly setTrimester: (trimester: string) => void;
  readonly isNarrowed: boolean;
}

export function useNarrowing(): Narrowing {
  const [words, setWords] = useState("");
  const [trimester, setTrimester] = useState(ALL);
  const isNarrowed = words.trim() !== "" || trimester !== ALL;
  return { words, trimester, setWords, setTrimester, isNarrowed };
}

/** The units that fit, with the lessons that fit; a unit whose own name fits has all of its lessons. */
export function fitting(units: readonly Unit[], { words, trimester }: Narrowing): readonly Unit[] {
  const searched = folded(words.trim());
  return units
    .filter((unit) => trimester === ALL || String(unit.trimester) === trimester)
    .map((unit) =>
      folded(unit.name).includes(searched)
        ? unit
        : { ...unit, lessons: unit.lessons.filter(({ name }) => folded(name).includes(searched)) },
    )
    .filter((unit) => unit.lessons.length > 0 || folded(unit.name).includes(searched));
}
