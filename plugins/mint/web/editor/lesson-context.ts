import { createContext, useContext } from "react";

/** What blocks know of the lesson that they stand in. */
export interface LessonValues {
  readonly guid: string;
  /** Addresses of pictures, by their guid. */
  readonly images: Readonly<Record<string, string>>;
  /** Takes pictures in, and answers their guids; what is refused says so, and is left out. */
  readonly addImages: (files: readonly File[]) => Promise<readonly string[]>;
  readonly embedHosts: readonly string[];
  readonly isReadOnly: boolean;
}

const NOTHING: LessonValues = {
  guid: "",
  images: {},
  addImages: async () => [],
  embedHosts: [],
  isReadOnly: true,
};

export const LessonContext = createContext<LessonValues>(NOTHING);

export const useLesson = (): LessonValues => useContext(LessonContext);
