interface Batch<Answer> {
  readonly guids: string[];
  readonly answer: Promise<Readonly<Record<string, Answer>>>;
}

type Ask<Answer> = (words: string, guids: readonly string[]) => Promise<Readonly<Record<string, Answer>>>;

/** Asks once for all rows that ask at the same time for the same words. */
export function batching<Answer>(ask: Ask<Answer>) {
  const open = new Map<string, Batch<Answer>>();
  return async (words: string, guid: string): Promise<Answer | null> => {
    let batch = open.get(words);
    if (!batch) {
      const guids: string[] = [];
      const answer = Promise.resolve().then(() => {
        open.delete(words);
        return ask(words, guids);
      });
      batch = { guids, answer };
      open.set(words, batch);
    }
    batch.guids.push(guid);
    return (await batch.answer)[guid] ?? null;
  };
}
