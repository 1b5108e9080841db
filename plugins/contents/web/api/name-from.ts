const MIN_NAME_CHARACTERS = 3;
const MAX_NAME_CHARACTERS = 250;

/** A name from a file's: without ending and underscores, and of a length that contents take. */
export function nameFrom(file: string): string {
  const plain = [
    ...file
      .replace(/\.[^.]+$/, "")
      .replace(/[_-]+/g, " ")
      .trim(),
  ]
    .slice(0, MAX_NAME_CHARACTERS)
    .join("");
  return plain.length < MIN_NAME_CHARACTERS
    ? file.slice(0, MAX_NAME_CHARACTERS).padEnd(MIN_NAME_CHARACTERS, "·")
    : plain;
}
