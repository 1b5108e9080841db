import { type AnswerData, asFailure, invalidate, reasonOf, toast, unwrap, useTexts } from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "./people";
import type { paths } from "./schema";
import { useApiQuery } from "./schools";

const YEARS = "/schools/{school_guid}/school-years";
const STALE = [YEARS, "/groups", "/groups/{guid}", "/schools", "/schools/{guid}", "/schools/{guid}/used-by"];

export type SchoolYear = AnswerData<"get", typeof YEARS, paths>[number];

export interface NewYear {
  readonly title: string;
  readonly school_year: string;
  readonly expired_at: string;
}

/** The years of a school, the last first. */
export const useSchoolYears = (school: string) =>
  useApiQuery(YEARS, { path: { school_guid: school }, query: { pageSize: 200 } });

const ROLL_OVER = `${YEARS}/{guid}/roll-over` as const;

export type RolledGroup = AnswerData<"get", typeof ROLL_OVER, paths>["groups"][number];

interface RollOver {
  readonly groups: { readonly guid: string; readonly name: string }[];
  readonly students: boolean;
  readonly teachers: boolean;
}

/** What the groups of a year that is over would be in the active one. */
export const useRollOverView = (school: string, guid: string) =>
  useApiQuery(ROLL_OVER, { path: { school_guid: school, guid } });

/** Makes the chosen groups in the active year. Raises ApiFailure. */
export function useRollOver(school: string, guid: string) {
  const client = useQueryClient();
  return async (body: RollOver) => {
    const params = { path: { school_guid: school, guid } };
    try {
      return (await unwrap(api.POST(ROLL_OVER, { params, body }))).data;
    } finally {
      await invalidate(client, STALE);
    }
  };
}

/** Makes years, makes one the active one, and deletes those without groups. */
export function useYearChanges(school: string) {
  const t = useTexts("schools");
  const client = useQueryClient();
  const at = (guid: string) => ({ params: { path: { school_guid: school, guid } } });
  const send = async (call: Promise<unknown>, done: string, values: object): Promise<boolean> => {
    try {
      await unwrap(call as Parameters<typeof unwrap>[0]);
      toast.success(t(`years.${done}`, { ...values }));
      return true;
    } catch (thrown) {
      toast.error(t("years.failed"), { text: reasonOf(asFailure(thrown)) });
      return false;
    } finally {
      await invalidate(client, STALE);
    }
  };
  return {
    /** Raises ApiFailure: which field is wrong. */
    create: async (year: NewYear) => {
      await unwrap(api.POST(YEARS, { params: { path: { school_guid: school } }, body: year }));
      toast.success(t("years.created", { name: year.title }));
      await invalidate(client, STALE);
    },
    activate: ({ guid, title }: SchoolYear) =>
      send(api.POST(`${YEARS}/{guid}/activate`, at(guid)), "activated", { name: title }),
    remove: ({ guid, title }: SchoolYear) =>
      send(api.DELETE(`${YEARS}/{guid}`, at(guid)), "deleted", { name: title }),
  };
}
