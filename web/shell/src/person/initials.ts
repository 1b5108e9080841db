/** The first letters of the first and of the last word: «Camila Iturra» gives «CI». */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? "")[0]?.toLocaleUpperCase() ?? "").join("");
}
