/** One thing to choose. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** The head that it stands under. */
  readonly group?: string;
  /** A second line: what tells two of one name apart. */
  readonly detail?: string;
  readonly disabled?: boolean;
  /** It was chosen once, and is not there any more. */
  readonly isMissing?: boolean;
}

/** Where a field's options come from, and what becomes of a text that is none of them. */
export interface OptionSource {
  readonly options: readonly SelectOption[];
  /** What is chosen, where the options need not hold it: its names. */
  readonly known?: readonly SelectOption[];
  /** The options are searched elsewhere: they are shown as they come, whatever was typed. */
  readonly onSearch?: (text: string) => void;
  /** Offers to create what was typed when no option is called so; answers the new option's value. */
  readonly onCreate?: (label: string) => Promise<string>;
  /** «Crear “x” en Chile» */
  readonly createLabel?: (label: string) => string;
  readonly emptyText?: string;
}

/** Without accents, capitals and outer spaces. */
export const folded = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** The options whose label holds what was typed, accents aside. */
export const optionsFor = (options: readonly SelectOption[], text: string): readonly SelectOption[] =>
  options.filter(({ label }) => folded(label).includes(folded(text)));

/** True when what was typed is the name of no option yet. */
export const isNewOption = (options: readonly SelectOption[], text: string): boolean =>
  folded(text) !== "" && options.every(({ label }) => folded(label) !== folded(text));

/** Words of a text, apart by commas, semicolons, tabs or line ends; each once. */
export function wordsOf(text: string): string[] {
  const words = text
    .split(/[,;\t\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
  return withoutRepeats(words);
}

/** The first of each word, capitals and accents aside. */
export function withoutRepeats(words: readonly string[]): string[] {
  const firsts = new Map<string, string>();
  for (const word of words) if (!firsts.has(folded(word))) firsts.set(folded(word), word);
  return [...firsts.values()];
}
