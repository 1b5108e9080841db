/** One place where the words of a search stand. `index` counts the hits of its page from 0. */
export interface Hit {
  page: number;
  index: number;
  before: string;
  words: string;
  after: string;
}

const AROUND = 36;

/** A page's text as the search counts its characters: lines follow each other without a space between. */
export interface PageText {
  text: string;
  /** Where lines end, in characters from the start. */
  lineEnds: readonly number[];
}

interface Found {
  /** Where the hits begin on the page, and how long they are, in characters. */
  starts: readonly number[];
  lengths: readonly number[];
}

/** The hits of one page, each with the words around it. */
export function hitsOf(page: number, { text, lineEnds }: PageText, { starts, lengths }: Found): Hit[] {
  const between = (from: number, to: number) => {
    const cuts = lineEnds.filter((end) => end > from && end < to);
    const edges = [Math.max(0, from), ...cuts, Math.min(text.length, to)];
    return edges.slice(1).map((edge, index) => text.slice(edges[index], edge).trim());
  };
  return starts.map((start, index) => {
    const end = start + (lengths[index] ?? 0);
    return {
      page,
      index,
      before: between(start - AROUND, start)
        .join(" ")
        .replace(/^\S*\s/, ""),
      words: between(start, end).join(" "),
      after: between(end, end + AROUND)
        .join(" ")
        .replace(/\s\S*$/, ""),
    };
  });
}
