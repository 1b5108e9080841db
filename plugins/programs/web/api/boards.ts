import { type AnswerData, asFailure, createApi, invalidate, unwrap } from "@estante/sdk";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { paths } from "./schema";
import { onVersion } from "./structure";

const { api, useApiQuery } = createApi<paths>();

const BOARD = "/front/boards/{guid}";
const BOARDS = "/front/tasks/{guid}/boards";
const CARD = "/front/cards/{card_guid}";
/** What a change of a board makes stale: it counts in its lesson and its program. */
const STALE = [BOARD, BOARDS, "/front/programs", "/front/programs/{guid}", "/front/lessons/{guid}"];
/** How often a board that is looked at reads itself anew, in ms: others move its cards. */
const AGAIN_MS = 3000;
export const BOARDS_PAGE = 50;

export type Board = AnswerData<"get", typeof BOARD, paths>;
export type Card = Board["cards"][number];

export interface CardBody {
  readonly title: string;
  readonly description: string;
  readonly due_on: string | null;
  readonly people: readonly string[];
}

/** The board that a student has of a task; it is made when they open it first. Raises ApiFailure. */
export const useOwnBoard = (task: string, group: string | null) =>
  useQuery({
    queryKey: ["programs", "own-board", task, group],
    queryFn: async () => {
      const body = { group_guid: group };
      const call = api.POST("/front/tasks/{guid}/board", { params: { path: { guid: task } }, body });
      try {
        return (await unwrap(call)).data;
      } catch (thrown) {
        throw asFailure(thrown);
      }
    },
  });

/** A board, which is read again and again while it is looked at. */
export const useBoard = (guid: string) =>
  useApiQuery(BOARD, { path: { guid } }, { staleTime: 0, refetchInterval: AGAIN_MS });

/** The boards of a task that who teaches may open, by their names. */
export const useBoards = (task: string, page: number) =>
  useApiQuery(BOARDS, { path: { guid: task }, query: { page, pageSize: BOARDS_PAGE } }, { staleTime: 0 });

/** What is done with the cards of a board; each reads it anew, and raises ApiFailure. */
export function useBoardChanges(board: string) {
  const client = useQueryClient();
  const run = async <Answer>(call: Promise<Answer>) => {
    try {
      return await unwrap(call as Parameters<typeof unwrap>[0]);
    } finally {
      await invalidate(client, STALE);
    }
  };
  const at = (card: string, version: number) => ({
    params: { path: { card_guid: card } },
    headers: onVersion(version),
  });
  return {
    add: (column: number, { people, ...body }: CardBody) =>
      run(
        api.POST(`${BOARD}/cards`, {
          params: { path: { guid: board } },
          body: { ...body, column, people: [...people] },
        }),
      ),
    change: (card: string, version: number, { people, ...body }: Partial<CardBody>) =>
      run(api.PUT(CARD, { ...at(card, version), body: { ...body, ...(people && { people: [...people] }) } })),
    remove: (card: string, version: number) => run(api.DELETE(CARD, at(card, version))),
    /** Answers the version that the card has then. */
    move: async (card: string, version: number, column: number, before: string | null) => {
      const call = api.PUT(`${CARD}/place`, { ...at(card, version), body: { column, before } });
      return ((await run(call)).data as Card).version;
    },
  };
}

/** Where a board is worked at: the student's own, or the one of this guid. */
export const boardAddress = (program: string, lesson: string, task: string, board?: string) =>
  `/study/${program}/${lesson}/${task}${board ? `/${board}` : ""}`;
