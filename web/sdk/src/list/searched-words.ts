import { createContext, useContext } from "react";

/** The words that found the rows of a list: those that were typed, or meant where nothing has these. */
export const SearchedWords = createContext("");

/** What the list around this is searched for; nothing without a search, or outside of a list. */
export const useSearchedWords = (): string => useContext(SearchedWords);
