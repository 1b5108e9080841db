const sending = new Set<Promise<boolean>>();

/** Remembers a file for as long as it is being sent; it answers whether it has arrived. */
export function rememberSending(file: Promise<boolean>): void {
  sending.add(file);
  void file.finally(() => sending.delete(file));
}

/**
 * Waits until every file that is being sent has arrived or was refused: before that nobody knows what a form lacks.
 * Answers whether all have arrived; what was refused says so in its field.
 */
export async function filesSent(): Promise<boolean> {
  let haveAll = true;
  while (sending.size > 0) haveAll = (await Promise.all(sending)).every(Boolean) && haveAll;
  return haveAll;
}
