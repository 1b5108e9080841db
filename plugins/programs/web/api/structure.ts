import {
  type AnswerData,
  asFailure,
  createApi,
  invalidate,
  reasonOf,
  toast,
  unwrap,
  useTexts,
} from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import type { paths } from "./schema";

const { api, useApiQuery } = createApi<paths>();

const UNITS = "/lms/courses/{guid}/units";
const UNIT = "/lms/courses/{guid}/units/{unit_guid}";
const LESSON = "/lms/lessons/{guid}";
export const STRUCTURE = [UNITS, LESSON];
// A program has no more.
const ALL = 200;

export type Unit = AnswerData<"get", typeof UNITS, paths>[number];
export type LessonRow = Unit["lessons"][number];
export type Lesson = AnswerData<"get", typeof LESSON, paths>;
export type LessonType = LessonRow["type"];

export const LESSON_TYPES: readonly LessonType[] = ["classic", "light", "Mint", "Pro", "map"];

/** The units of a program with their lessons, in order. */
export const useUnits = (program: string) =>
  useApiQuery(UNITS, { path: { guid: program }, query: { pageSize: ALL } });

/** One lesson, to be edited. */
export const useLesson = (guid: string) => useApiQuery(LESSON, { path: { guid } });

/** Says the version that a change is made on top of. */
export const onVersion = (version: number) => ({ "If-Match": `"${version}"` });

/** Saves a lesson's name on top of a version. Raises ApiFailure. */
export async function saveLesson(guid: string, body: { readonly name: string }, version: string) {
  const params = { path: { guid } };
  return unwrap(api.PUT(LESSON, { params, body, headers: { "If-Match": version } }));
}

/** What is done with the parts of a program; each says how it went, and answers whether it did. */
export function useStructure(program: string) {
  const t = useTexts("programs");
  const client = useQueryClient();
  const send = async (call: Promise<unknown>, done: string, values?: object): Promise<boolean> => {
    try {
      await unwrap(call as Parameters<typeof unwrap>[0]);
      toast.success(t(`structure.${done}`, { ...values }));
      return true;
    } catch (thrown) {
      const failure = asFailure(thrown);
      const reason = failure.fields[0]?.message ?? reasonOf(failure);
      toast.error(t("structure.failed"), { text: reason });
      return false;
    } finally {
      await invalidate(client, STRUCTURE);
    }
  };
  const unitAt = ({ guid, version }: Unit) => ({
    params: { path: { guid: program, unit_guid: guid } },
    headers: onVersion(version),
  });
  const lessonAt = ({ guid, version }: LessonRow) => ({
    params: { path: { guid } },
    headers: onVersion(version),
  });
  const unitsAt = { params: { path: { guid: program } } };
  return {
    addUnit: (name: string) => send(api.POST(UNITS, { ...unitsAt, body: { name } }), "created", { name }),
    changeUnit: (unit: Unit, body: { readonly name?: string; readonly trimester?: Unit["trimester"] }) =>
      send(api.PUT(UNIT, { ...unitAt(unit), body }), "saved", { name: body.name ?? unit.name }),
    removeUnit: (unit: Unit) => send(api.DELETE(UNIT, unitAt(unit)), "deleted", { name: unit.name }),
    publishUnit: (unit: Unit) =>
      send(api.POST(`${UNIT}/publish`, unitAt(unit)), "published", { name: unit.name }),
    publishAll: () => send(api.POST("/lms/courses/{guid}/publish-all", unitsAt), "publishedAll"),
    /** Says which one was moved: what others move meanwhile stays where they put it. */
    orderUnits: (guids: readonly string[], moved: string, name: string) =>
      send(
        api.PUT("/lms/courses/{guid}/units-order", { ...unitsAt, body: { guids: [...guids], moved } }),
        "moved",
        { name },
      ),
    addLesson: (unit: Unit, name: string, type: LessonType) =>
      send(
        api.POST("/lms/units/{unit_guid}/lessons", {
          params: { path: { unit_guid: unit.guid } },
          body: { name, type },
        }),
        "created",
        { name },
      ),
    renameLesson: (lesson: LessonRow, name: string) =>
      send(api.PUT(LESSON, { ...lessonAt(lesson), body: { name } }), "saved", { name }),
    removeLesson: (lesson: LessonRow) =>
      send(api.DELETE(LESSON, lessonAt(lesson)), "deleted", { name: lesson.name }),
    publishLesson: (lesson: LessonRow) =>
      send(api.POST(`${LESSON}/publish`, lessonAt(lesson)), "published", { name: lesson.name }),
    convertLesson: (lesson: LessonRow) =>
      send(api.POST(`${LESSON}/convert-to-pro`, lessonAt(lesson)), "converted", { name: lesson.name }),
    orderLessons: (unit: string, guids: readonly string[], moved: string, name: string) =>
      send(
        api.PUT("/lms/units/{unit_guid}/lessons-order", {
          params: { path: { unit_guid: unit } },
          body: { guids: [...guids], moved },
        }),
        "moved",
        { name },
      ),
  };
}

export type StructureChanges = ReturnType<typeof useStructure>;
