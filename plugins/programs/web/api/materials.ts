import {
  type AnswerData,
  type ApiFailure,
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
import { onVersion, STRUCTURE } from "./structure";

const { api } = createApi<paths>();

const LESSON = "/lms/lessons/{guid}";
const SECTION = "/lms/sections/{section_guid}";
const MATERIAL = "/lms/materials/{material_guid}";

type Lesson = AnswerData<"get", typeof LESSON, paths>;
export type Section = Lesson["sections"][number];
export type Material = Lesson["materials"][number];
export type LinkTarget = NonNullable<Material["link_target"]>;

export interface SectionBody {
  readonly name: string;
  readonly teacher_only: boolean;
}

/** Exactly one source is not null. */
export interface MaterialBody {
  readonly title: string;
  readonly optional: boolean;
  readonly teacher_only: boolean;
  readonly link?: string;
  readonly link_target?: LinkTarget;
  readonly file?: string;
  readonly content_guid?: string;
  readonly library_guid?: string;
}

/** What is done with the parts of a lesson. */
export function useLessonParts(lesson: string) {
  const t = useTexts("programs");
  const client = useQueryClient();
  const run = async (call: Promise<unknown>, done: string, name: string) => {
    await unwrap(call as Parameters<typeof unwrap>[0]);
    toast.success(t(`structure.${done}`, { name }));
    await invalidate(client, STRUCTURE);
  };
  /** Says by itself what went wrong. */
  const send = async (call: Promise<unknown>, done: string, name: string): Promise<void> => {
    try {
      await run(call, done, name);
    } catch (thrown) {
      const failure: ApiFailure = asFailure(thrown);
      toast.error(t("structure.failed"), { text: failure.fields[0]?.message ?? reasonOf(failure) });
      await invalidate(client, STRUCTURE);
    }
  };
  const at = { params: { path: { guid: lesson } } };
  const sectionAt = ({ guid, version }: Section) => ({
    params: { path: { section_guid: guid } },
    headers: onVersion(version),
  });
  const materialAt = ({ guid, version }: Material) => ({
    params: { path: { material_guid: guid } },
    headers: onVersion(version),
  });
  return {
    /** Raises ApiFailure: which field is wrong. */
    addSection: (body: SectionBody) =>
      run(api.POST(`${LESSON}/sections`, { ...at, body }), "created", body.name),
    /** Raises ApiFailure. */
    changeSection: (section: Section, body: SectionBody) =>
      run(api.PUT(SECTION, { ...sectionAt(section), body }), "saved", body.name),
    /** Raises ApiFailure. */
    removeSection: (section: Section) =>
      run(
        api.DELETE(SECTION, { ...sectionAt(section), body: { name: section.name } }),
        "deleted",
        section.name,
      ),
    /** Raises ApiFailure: which field is wrong. */
    addMaterial: (body: MaterialBody, section: string | null) =>
      run(
        api.POST(`${LESSON}/materials`, { ...at, body: { ...body, section_guid: section } }),
        "created",
        body.title,
      ),
    /** Raises ApiFailure: which field is wrong. */
    changeMaterial: (material: Material, body: MaterialBody) =>
      run(api.PUT(MATERIAL, { ...materialAt(material), body }), "saved", body.title),
    /** Raises ApiFailure. */
    removeMaterial: (material: Material) =>
      run(api.DELETE(MATERIAL, materialAt(material)), "deleted", material.title),
    /** Says which one was moved: what others move meanwhile stays where they put it. */
    orderSections: (guids: readonly string[], moved: string, name: string) =>
      send(api.PUT(`${LESSON}/sections-order`, { ...at, body: { guids: [...guids], moved } }), "moved", name),
    orderMaterials: (section: string | null, guids: readonly string[], moved: string, name: string) =>
      send(
        api.PUT(`${LESSON}/materials-order`, {
          ...at,
          body: { section_guid: section, guids: [...guids], moved },
        }),
        "moved",
        name,
      ),
  };
}
