import type { StudyLesson, StudyMaterial } from "../../api/study";

/** What a lesson is made of: the materials beside its sections first, then each section with its own. */
export function materialGroups({ sections, materials }: Pick<StudyLesson, "sections" | "materials">) {
  return [null, ...sections].map((section) => ({
    section,
    materials: materials.filter(({ section_guid }) => section_guid === (section?.guid ?? null)),
  }));
}

/** A material that opens in the viewer. */
export type OpenedMaterial = StudyMaterial & { readonly content: NonNullable<StudyMaterial["content"]> };

/** What a lesson opens in the viewer after a content; nothing where that is not in it. */
export function contentsAfter(
  lesson: Pick<StudyLesson, "sections" | "materials">,
  content: string,
): readonly OpenedMaterial[] {
  const opened = materialGroups(lesson)
    .flatMap(({ materials }) => materials)
    .filter((material): material is OpenedMaterial => material.content !== null);
  const at = opened.findIndex((material) => material.content.guid === content);
  return at === -1 ? [] : opened.slice(at + 1);
}
