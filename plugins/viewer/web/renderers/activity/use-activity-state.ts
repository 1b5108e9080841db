import { asFailure, type RenderFailure, useSession } from "@estante/sdk";
import { useEffect, useState } from "react";
import { type ActivityState, readState } from "./activity.api";

interface Options {
  guid: string;
  /** Whether the content says with what it is launched; one that is the same for everybody does not. */
  isOwn: boolean;
  onError: (failure: RenderFailure) => void;
}

/** As whom the content knows the person: undefined until that is known, null where nothing is recorded. */
export function useActivityState({ guid, isOwn, onError }: Options): ActivityState | null | undefined {
  const { person } = useSession();
  const [state, setState] = useState<ActivityState | null>();
  const owner = isOwn ? person?.guid : undefined;
  useEffect(() => {
    if (owner === undefined) return setState(null);
    let gone = false;
    readState(guid, owner).then(
      (answer) => gone || setState(answer),
      (thrown: unknown) => {
        const { code, message } = asFailure(thrown);
        if (!gone) onError({ code, message });
      },
    );
    return () => {
      gone = true;
    };
  }, [guid, owner, onError]);
  return state;
}
