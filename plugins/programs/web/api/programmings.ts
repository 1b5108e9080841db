import {
  type AnswerData,
  asFailure,
  createApi,
  fileForm,
  invalidate,
  reasonOf,
  toast,
  unwrap,
  useTexts,
} from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import type { paths } from "./schema";
import { onVersion } from "./structure";

const { api, useApiQuery } = createApi<paths>();

const PROGRAMMINGS = "/lms/courses/{guid}/programmings";
const PROGRAMMING = "/lms/programmings/{guid}";
const SESSIONS = "/lms/programmings/{guid}/sessions";
const SESSION = "/lms/programmings/{guid}/sessions/{session_guid}";
const GUIDE = "/lms/programmings/{guid}/sessions/{session_guid}/guide";
const MATERIALS = "/lms/programmings/{guid}/materials";
const STALE = [PROGRAMMINGS, PROGRAMMING];
// A program has no more programmings, and a search of materials shows no more.
const ALL = 200;
const OFFERED = 25;

export type ProgrammingRow = AnswerData<"get", typeof PROGRAMMINGS, paths>[number];
export type Programming = AnswerData<"get", typeof PROGRAMMING, paths>;
export type Session = Programming["sessions"][number];

export interface ProgrammingBody {
  readonly title: string;
  readonly description: string;
  readonly evaluation_period: string | null;
}

export interface SessionBody {
  readonly title: string;
  readonly duration: number;
  readonly materials: string[];
}

/** The programmings of a program, the first one first. */
export const useProgrammings = (program: string) =>
  useApiQuery(PROGRAMMINGS, { path: { guid: program }, query: { pageSize: ALL } });

/** One programming with its sessions. */
export const useProgramming = (guid: string) => useApiQuery(PROGRAMMING, { path: { guid } });

/** The materials of the program that hold some words. */
export const useMaterialChoices = (programming: string, words: string) =>
  useApiQuery(MATERIALS, {
    path: { guid: programming },
    query: { pageSize: OFFERED, ...(words && { q: words }) },
  });

/** Sends a call and reads again what it changed. Raises ApiFailure. */
function useSending() {
  const t = useTexts("programs");
  const client = useQueryClient();
  const run = async <One>(call: Promise<One>, done?: string, values?: object) => {
    try {
      const answer = await unwrap(call as Parameters<typeof unwrap>[0]);
      if (done) toast.success(t(`programming.said.${done}`, { ...values }));
      return answer;
    } finally {
      await invalidate(client, STALE);
    }
  };
  return { run, t };
}

/** Makes a programming. Raises ApiFailure; answers its guid. */
export function useNewProgramming(program: string) {
  const { run } = useSending();
  return async (body: ProgrammingBody) => {
    const call = api.POST(PROGRAMMINGS, {
      params: { path: { guid: program } },
      body: { ...body, sessions: [] },
    });
    const { data } = (await run(call, "created", { name: body.title })) as { data: Programming };
    return data.guid;
  };
}

/** What is done with a programming and its sessions; each raises ApiFailure, but for a move. */
export function useProgrammingChanges({ guid, version, title }: Programming) {
  const { run, t } = useSending();
  const at = { params: { path: { guid } } };
  const here = { ...at, headers: onVersion(version) };
  const sessionAt = (session: Session) => ({ params: { path: { guid, session_guid: session.guid } } });
  const onSession = (session: Session) => ({ ...sessionAt(session), headers: onVersion(session.version) });
  return {
    change: (body: ProgrammingBody) =>
      run(api.PUT(PROGRAMMING, { ...here, body }), "saved", { name: body.title }),
    publish: () => run(api.POST(`${PROGRAMMING}/publish`, here), "published", { name: title }),
    complete: () => run(api.POST(`${PROGRAMMING}/complete`, here), "completed", { name: title }),
    remove: () => run(api.DELETE(PROGRAMMING, { ...here, body: { title } }), "deleted", { name: title }),
    addSession: (body: SessionBody, unit: string | null, name: string) =>
      run(api.POST(SESSIONS, { ...at, body: { ...body, unit_guid: unit } }), "created", { name }),
    changeSession: (session: Session, body: SessionBody, name: string) =>
      run(api.PUT(SESSION, { ...onSession(session), body }), "saved", { name }),
    removeSession: (session: Session, name: string) =>
      run(api.DELETE(SESSION, onSession(session)), "deleted", { name }),
    addGuide: (session: Session, file: File) =>
      run(api.POST(GUIDE, { ...sessionAt(session), ...fileForm(file) }), "guideAdded"),
    removeGuide: (session: Session) => run(api.DELETE(GUIDE, sessionAt(session)), "guideRemoved"),
    /** Says by itself what went wrong; what was moved is then where it was. */
    order: async (units: { unit_guid: string; sessions: string[] }[], bank: string[], name: string) => {
      try {
        await run(api.PUT(`${PROGRAMMING}/sessions-order`, { ...at, body: { units, bank } }), "moved", {
          name,
        });
      } catch (thrown) {
        const failure = asFailure(thrown);
        toast.error(t("programming.notMoved", { name }), {
          text: failure.fields[0]?.message ?? reasonOf(failure),
        });
      }
    },
  };
}
