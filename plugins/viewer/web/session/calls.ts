import { api, unwrap } from "@estante/sdk";
import type { ConsumptionCalls } from "./consumption";

/** The three consumption calls. `leaving` lets a request outlive the page. */
export const consumptionCalls: ConsumptionCalls = {
  async start(body) {
    return (await unwrap(api.POST("/consumptions", { body }))).data;
  },
  async progress(guid, update, leaving) {
    const params = { path: { consumption_guid: guid } };
    const call = api.POST("/consumptions/{consumption_guid}/progress", {
      params,
      body: update,
      keepalive: leaving,
    });
    return (await unwrap(call)).data;
  },
  async close(guid, sessionGuid, endedAt, leaving) {
    const params = { path: { consumption_guid: guid, session_guid: sessionGuid } };
    const body = { consumption_guid: guid, guid: sessionGuid, ended_at: endedAt };
    const path = "/consumptions/{consumption_guid}/sessions/{session_guid}";
    await unwrap(api.PUT(path, { params, body, keepalive: leaving }));
  },
};
