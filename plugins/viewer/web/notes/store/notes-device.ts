import { PERSONAL } from "@estante/sdk";
import type { Note } from "../note";
import type { NotesDevice } from "./notes-store";

/** What of a person's notes on a content the server does not have, kept in this browser. One origin is one tenant. */
export function deviceOf(storage: Storage, person: string, content: string): NotesDevice {
  const key = prefixOf(person) + content;
  return {
    read() {
      try {
        const notes: unknown = JSON.parse(storage.getItem(key) ?? "[]");
        return Array.isArray(notes) ? notes.filter(isNote) : [];
      } catch {
        return [];
      }
    },
    write(notes) {
      try {
        if (notes.length === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(notes));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The contents on which a person has notes that wait here. */
export function contentsOf(storage: Storage, person: string): readonly string[] {
  const prefix = prefixOf(person);
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? "");
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

const prefixOf = (person: string) => `${PERSONAL}notes:${person}:`;

const isNote = (value: unknown): value is Note =>
  typeof value === "object" &&
  value !== null &&
  ["guid", "words", "created"].every((name) => typeof value[name as keyof typeof value] === "string");
