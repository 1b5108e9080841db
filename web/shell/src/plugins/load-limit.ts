/** Milliseconds after which loading a screen's code gives up (VS §9). */
export const LOAD_LIMIT_MS = 120_000;

/** The code of a screen did not come; trying again may help. */
export class LoadFailure extends Error {
  override readonly name: string = "LoadFailure";
}

/** It did not come in time. */
export class CodeTimeout extends LoadFailure {
  override readonly name = "CodeTimeout";

  constructor() {
    super(`No code came within ${LOAD_LIMIT_MS} ms`);
  }
}

// Browsers give a chunk that did not load no name of its own, only a sentence.
const CHUNK_MISSING = /dynamically imported module|importing a module script failed|preload CSS/i;

export function isLoadFailure(error: unknown): boolean {
  return error instanceof LoadFailure || (error instanceof Error && CHUNK_MISSING.test(error.message));
}

/** Settles as `loading` does, or fails with CodeTimeout when the limit is reached first. */
export function withinLimit<T>(loading: Promise<T>, limit = LOAD_LIMIT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const gaveUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CodeTimeout()), limit);
  });
  return Promise.race([loading, gaveUp]).finally(() => clearTimeout(timer));
}
