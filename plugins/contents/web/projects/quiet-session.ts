import type { ViewingSession } from "@estante/sdk";

const NOTHING = { last: 0, suspendData: null, covered: [] };
const nothing = () => undefined;

/** The sitting of a file that is part of a project: only delivering counts, so nothing of it is kept. */
export const QUIET_SESSION: ViewingSession = {
  resume: async () => NOTHING,
  sitting: async () => null,
  setLength: nothing,
  cover: nothing,
  push: nothing,
  remember: async () => "saved",
  finish: nothing,
  snapshot: () => nothing,
  state: "saved",
  onState: () => nothing,
};
