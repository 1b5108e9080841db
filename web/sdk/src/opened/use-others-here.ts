import { useCallback, useEffect, useState } from "react";
import { type AnswerData, unwrap } from "../api/answers";
import { api } from "../api/client";
import { useServerEvent } from "../jobs/server-events";

export type PresentPerson = AnswerData<"post", "/presence">["people"][number];

/** The server forgets who has said nothing for twice as long. */
const EVERY_MS = 30_000;
const EVENT = "presence";
const NOBODY: readonly PresentPerson[] = [];

const isAbout = (data: unknown, address: string): boolean =>
  typeof data === "object" && data !== null && "address" in data && data.address === address;

/** Who else has a record open, while this page is looked at; nobody where that cannot be found out. */
export function useOthersHere(address: string): readonly PresentPerson[] {
  const [people, setPeople] = useState<readonly PresentPerson[]>(NOBODY);
  const look = useCallback(async () => {
    if (document.visibilityState === "hidden") return;
    const answer = await unwrap(api.POST("/presence", { body: { address } })).catch(() => null);
    setPeople(answer?.data.people ?? NOBODY);
  }, [address]);
  useEffect(() => {
    const leave = () => {
      // Also from a page that closes.
      void api.DELETE("/presence", { body: { address }, keepalive: true }).catch(() => undefined);
    };
    const change = () => (document.visibilityState === "hidden" ? leave() : void look());
    const timer = setInterval(() => void look(), EVERY_MS);
    document.addEventListener("visibilitychange", change);
    void look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", change);
      leave();
    };
  }, [address, look]);
  useServerEvent(EVENT, (data) => {
    if (isAbout(data, address)) void look();
  });
  return people;
}
