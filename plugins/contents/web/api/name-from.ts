const SHORTEST_NAME = 3;
const LONGEST_NAME = 250;

/** A name from a file's: without ending and underscores, and of a length that contents take. */
export function nameFrom(file: string): string {
  const plain = [
    ...file
      .replace(/\.[^.]+$/, "")
      .replace(/[_-]+/g, " ")
      .trim(),
  ]
    .slice(0, LONGEST_NAME)
    .join("");
  return plain.length < SHORTEST_NAME ? file.slice(0, LONGEST_NAME).padEnd(SHORTEST_NAME, "·") : plain;
}
