import { type ReactNode, Suspense, useState } from "react";
import { lazy } from "../../plugin/lazy";
import type { AnyRecords, Target } from "../records.types";
import type { InUseQuestion } from "./in-use.component";

const InUse = lazy(async () => ({ default: (await import("./in-use.component")).InUse }));

export interface Deactivation {
  /** Whether to go on: asked where something uses them, and answered at once where nothing does. Raises ApiFailure. */
  readonly mayGoOn: (target: Target, count: number, name?: string) => Promise<boolean>;
  /** Belongs on the screen. */
  readonly dialog: ReactNode;
}

/** Shows what uses records before they are deactivated. */
export function useDeactivation(records: AnyRecords): Deactivation {
  const [question, setQuestion] = useState<InUseQuestion | null>(null);
  const mayGoOn = async (target: Target, count: number, name?: string) => {
    if (!records.has.usedByMany) return true;
    const uses = await records.usesOf(target);
    if (uses.used === 0 && uses.is_whole && uses.unanswered.length === 0) return true;
    return new Promise<boolean>((resolve) => {
      const answer = (goesOn: boolean) => {
        setQuestion(null);
        resolve(goesOn);
      };
      setQuestion({ uses, count, name, answer });
    });
  };
  return {
    mayGoOn,
    dialog: question && (
      <Suspense fallback={null}>
        <InUse records={records} question={question} />
      </Suspense>
    ),
  };
}
