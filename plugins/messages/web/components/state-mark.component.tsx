import { type StatusKind, StatusMark, useTexts } from "@estante/sdk";
import type { State } from "../api/messages";

const KINDS: Readonly<Record<State, StatusKind>> = {
  draft: "draft",
  scheduled: "running",
  shown: "active",
  ended: "inactive",
};

/** What a message is today: its mark and its word. */
export function StateMark({ state, pill = false }: { readonly state: State; readonly pill?: boolean }) {
  const t = useTexts("messages");
  return <StatusMark kind={KINDS[state]} label={t(`states.${state}`)} pill={pill} />;
}
