import { api, type Completion, type Success, unwrap } from "@estante/sdk";
import type { SessionCalls } from "./save-queue";

/** The consumption calls of a sitting. `leaving` lets a request outlive the page. */
export const sessionCalls: SessionCalls = {
  async start({ guid, type, length }, _session, { signal }) {
    const body = { content_guid: guid, type, progress_ends: length ?? 1 };
    const { data } = await unwrap(api.POST("/consumptions", { body, signal }));
    sessions.set(_session, data.session_guid);
    return { ...data, session: data.session_guid, suspendData: data.suspend_data, covered: [] };
  },
  async update(consumption, session, update, { signal, leaving = false }) {
    const params = { path: { consumption_guid: consumption } };
    let answer = { progress: 0, last: 0 };
    const { covered, newest, completion, success, score, suspendData } = update;
    for (const range of newest ? [...covered, newest] : covered) {
      const body = {
        started_at: update.began,
        ended_at: update.ended,
        progress_start: range.start,
        progress_end: range.end,
        session_guid: sessions.get(session) ?? session,
        suspend_data: suspendData,
        completion_status: wordOf(completion, success),
        score,
      };
      const path = "/consumptions/{consumption_guid}/progress";
      answer = (await unwrap(api.POST(path, { params, body, signal, keepalive: leaving }))).data;
    }
    return answer;
  },
  async close(consumption, session, endedAt, { signal, leaving = false }) {
    const guid = sessions.get(session) ?? session;
    const params = { path: { consumption_guid: consumption, session_guid: guid } };
    const body = { consumption_guid: consumption, guid, ended_at: endedAt };
    const path = "/consumptions/{consumption_guid}/sessions/{session_guid}";
    await unwrap(api.PUT(path, { params, body, signal, keepalive: leaving }));
  },
};

/** The server's guids of the sittings. */
const sessions = new Map<string, string>();

/** One word for both, as SCORM 1.2 has it. */
function wordOf(completion: Completion | undefined, success: Success | undefined) {
  return success === "passed" || success === "failed" ? success : completion;
}
