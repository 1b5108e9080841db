import type { Launch } from "@estante/sdk";
import { addressOf, type PagePayload } from "../page/page-address";

const LESSON = /^#\/?lessons\/([^/?#]+)/;

/** The lesson that an address of the viewer names behind `/lessons/` of its hash; empty without one, or for a broken one. */
export function lessonOf(hash: string): string {
  try {
    return decodeURIComponent(LESSON.exec(hash)?.[1] ?? "");
  } catch {
    return "";
  }
}

/** A Mint book's reader: as whom it is opened, at which item, and behind the hash at which lesson (VIE-133, VIE-134). */
export function mintAddress(payload: PagePayload, launch: Launch, hash: string): string {
  const lesson = lessonOf(hash);
  const query = named({
    user_role: launch.role,
    lessonItem: launch.lessonItem,
    courseGuid: launch.courseGuid,
  });
  return `${addressOf(payload)}?${query}${lesson && `#/lessons/${encodeURIComponent(lesson)}`}`;
}

/** A cat book's reader: whether a teacher has it open (VIE-136), and at which path the API is that it talks to. */
export function catBookAddress(payload: PagePayload, launch: Launch, api: string): string {
  const query = named({ is_teacher: String(launch.role === "teacher"), api, lessonItem: launch.lessonItem });
  return `${addressOf(payload)}?${query}`;
}

/** Those that say something. */
function named(values: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ""));
}
