import { unwrap } from "@estante/sdk";
import { api } from "../../api/client";
import type { CommitToken, StoredPart } from "../../player/protocol";

/** The sitting in which a course is open. */
export interface CourseSitting {
  readonly consumption: string;
  readonly session: string;
}

export interface OpenedCourse extends CommitToken {
  readonly parts: readonly StoredPart[];
}

const pathOf = ({ consumption, session }: CourseSitting) => ({
  path: { consumption_guid: consumption, session_guid: session },
});

/** What is kept of the course's parts, and leave to store more. */
export async function openCourse(sitting: CourseSitting): Promise<OpenedCourse> {
  const path = "/consumptions/{consumption_guid}/sessions/{session_guid}/course";
  return (await unwrap(api.POST(path, { params: pathOf(sitting) }))).data;
}

/** Leave to store for some minutes more. */
export async function renewToken(sitting: CourseSitting): Promise<CommitToken> {
  const path = "/consumptions/{consumption_guid}/sessions/{session_guid}/course/token";
  return (await unwrap(api.POST(path, { params: pathOf(sitting) }))).data;
}
