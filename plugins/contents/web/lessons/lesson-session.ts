import type { ViewingSession } from "@estante/sdk";

/** The sitting as the player of a lesson has it: the end of its video is not the lesson's. */
export const lessonSession = (session: ViewingSession, onEnd: () => void): ViewingSession => ({
  resume: () => session.resume(),
  sitting: () => session.sitting(),
  setLength: (length) => session.setLength(length),
  cover: (range, began) => session.cover(range, began),
  push: () => session.push(),
  remember: (memory) => session.remember(memory),
  finish: () => {
    session.push();
    onEnd();
  },
  snapshot: (take) => session.snapshot(take),
  get state() {
    return session.state;
  },
  onState: (listener) => session.onState(listener),
});
