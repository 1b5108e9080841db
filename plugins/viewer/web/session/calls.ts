import { api } from '@estante/sdk';
import type { ConsumptionCalls } from './consumption';

/** The three consumption calls. `leaving` lets a request outlive the page. */
export const consumptionCalls: ConsumptionCalls = {
  async start(body) {
    return answered(await api.POST('/consumptions', { body }));
  },
  async progress(guid, update, leaving) {
    return answered(
      await api.POST('/consumptions/{consumption_guid}/progress', {
        params: { path: { consumption_guid: guid } },
        body: update,
        keepalive: leaving,
      }),
    );
  },
  async close(guid, sessionGuid, endedAt, leaving) {
    answered(
      await api.PUT('/consumptions/{consumption_guid}/sessions/{session_guid}', {
        params: { path: { consumption_guid: guid, session_guid: sessionGuid } },
        body: { consumption_guid: guid, guid: sessionGuid, ended_at: endedAt },
        keepalive: leaving,
      }),
    );
  },
};

function answered<T>(answer: { data?: { data: T } | undefined; error?: unknown }): T {
  if (!answer.data) throw new Error('the consumption call was not answered');
  return answer.data.data;
}
