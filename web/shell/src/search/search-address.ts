import { SEARCH } from "../app/guards";

/** The page of all that is found for these words. */
export const searchAddress = (words: string): string => `${SEARCH}?${new URLSearchParams({ q: words })}`;
