import { session as signedIn, unwrap } from "@estante/sdk";
import { api } from "../api/client";
import type { SessionCalls } from "./save-queue";
import { besides } from "./unsent";

const MAX_RANGES = 500;

/** The calls of one person's sittings. Somebody else who signs in meanwhile sends nothing of theirs. */
export function callsOf(person: string): SessionCalls {
  const own =
    <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      if (signedIn.get().user?.guid !== person) throw new Error("the person is not signed in");
      return call(...given);
    };
  return { start: own(calls.start), update: own(calls.update), close: own(calls.close) };
}

/** `leaving` lets a request outlive the page. */
const calls: SessionCalls = {
  async start({ guid, type, length }, session, waited, { signal }) {
    const body = {
      content_guid: guid,
      type,
      ...(length !== null && { progress_ends: length }),
      session_guid: session,
      waited,
    };
    const { data } = await unwrap(api.POST("/consumptions", { body, signal }));
    const covered = data.covered.map(([start = 0, end = start]) => ({ start, end }));
    return { ...data, session, suspendData: data.suspend_data, covered };
  },
  async update(consumption, session, update, { signal, leaving = false }) {
    const params = { path: { consumption_guid: consumption } };
    const { newest, covered, length, suspendData, completion, success, score } = update;
    const body = {
      started_at: update.began,
      ended_at: update.ended,
      progress_start: newest.start,
      progress_end: newest.end,
      session_guid: session,
      sequence: update.sequence,
      covered: besides(newest, covered)
        .slice(-MAX_RANGES)
        .map(({ start, end }) => [start, end]),
      ended: update.isEnd,
      ...(length !== undefined && { progress_ends: length }),
      suspend_data: suspendData,
      completion_status: completion,
      success_status: success,
      score,
    };
    const path = "/consumptions/{consumption_guid}/progress";
    return (await unwrap(api.POST(path, { params, body, signal, keepalive: leaving }))).data;
  },
  async close(consumption, session, endedAt, { signal, leaving = false }) {
    const params = { path: { consumption_guid: consumption, session_guid: session } };
    const body = { consumption_guid: consumption, guid: session, ended_at: endedAt };
    const path = "/consumptions/{consumption_guid}/sessions/{session_guid}";
    await unwrap(api.PUT(path, { params, body, signal, keepalive: leaving }));
  },
};
