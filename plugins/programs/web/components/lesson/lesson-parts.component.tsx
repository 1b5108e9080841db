import {
  Badge,
  DeleteDialog,
  placed,
  placedGroup,
  RowMenu,
  SortableTree,
  type TreeGroup,
  type TreeMove,
  treeAfter,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { type Material, type Section, useLessonParts } from "../../api/materials";
import type { Lesson } from "../../api/structure";
import classes from "./lesson-parts.module.css";
import { MaterialDialog } from "./material-dialog.component";
import { MaterialLine } from "./material-line.component";
import { SectionDialog } from "./section-dialog.component";

interface LessonPartsProps {
  readonly lesson: Lesson;
  readonly mayChange: boolean;
}

type Opened =
  | { readonly kind: "section"; readonly section: Section | null }
  | { readonly kind: "material"; readonly material: Material | null; readonly section: string | null }
  | { readonly kind: "deleteSection"; readonly section: Section }
  | { readonly kind: "deleteMaterial"; readonly material: Material };

const ICON_PX = 16;
// The group of the materials that are in no section; it stands first and does not move.
const BESIDE = "beside";

const sectionOf = (group: string) => (group === BESIDE ? null : group);

function groupsOf({ sections, materials }: Lesson): readonly TreeGroup[] {
  return [BESIDE, ...sections.map(({ guid }) => guid)].map((value) => ({
    value,
    items: materials.filter(({ section_guid }) => section_guid === sectionOf(value)).map(({ guid }) => guid),
  }));
}

/** The order as it is on the screen: where something was put it stays while that is saved. */
function useShownParts(lesson: Lesson, nameOf: (guid: string) => string) {
  const { orderSections, orderMaterials } = useLessonParts(lesson.guid);
  const [wanted, setWanted] = useState<{ of: Lesson; groups: readonly TreeGroup[] }>();
  const groups = wanted?.of === lesson ? wanted.groups : groupsOf(lesson);
  const move = (to: TreeMove | null) => {
    if (!to) return;
    const order = to.order.filter((value) => value !== BESIDE);
    if (to.kind === "group" && (to.value === BESIDE || to.order[0] !== BESIDE)) return;
    const next = { of: lesson, groups: treeAfter(groups, to) };
    setWanted(next);
    const sent =
      to.kind === "group"
        ? orderSections(order, to.value, nameOf(to.value))
        : orderMaterials(sectionOf(to.group), to.order, to.value, nameOf(to.value));
    void sent.then(() => setWanted((current) => (current === next ? undefined : current)));
  };
  return { groups, move };
}

/** What a lesson holds: materials, in sections or beside them; added, changed, ordered and deleted. */
export function LessonParts({ lesson, mayChange }: LessonPartsProps) {
  const t = useTexts("programs");
  const [opened, setOpened] = useState<Opened | null>(null);
  const sectionAt = (guid: string) => lesson.sections.find((section) => section.guid === guid);
  const materialAt = (guid: string) => lesson.materials.find((material) => material.guid === guid);
  const nameOf = (guid: string) =>
    guid === BESIDE ? t("structure.beside") : (sectionAt(guid)?.name ?? materialAt(guid)?.title ?? "");
  const { groups, move } = useShownParts(lesson, nameOf);
  const renderSection = (guid: string) => {
    const section = sectionAt(guid);
    const count = groups.find(({ value }) => value === guid)?.items.length ?? 0;
    const at = groups.findIndex(({ value }) => value === guid);
    return (
      <div className={classes.section}>
        <h3 className={classes.name}>
          {nameOf(guid)} <span className={classes.fact}>{count}</span>
        </h3>
        {section?.teacher_only && <Badge>{t("structure.teacherOnly")}</Badge>}
        {mayChange && section && (
          <RowMenu
            row={section}
            name={section.name}
            actions={[
              { label: t("structure.edit"), run: () => setOpened({ kind: "section", section }) },
              {
                label: t("structure.up"),
                run: () => move(placedGroup(groups, guid, at - 1)),
                isHidden: () => at <= 1,
              },
              {
                label: t("structure.down"),
                run: () => move(placedGroup(groups, guid, at + 1)),
                isHidden: () => at === groups.length - 1,
              },
              {
                label: t("structure.deleteSection"),
                isDestructive: true,
                run: () => setOpened({ kind: "deleteSection", section }),
              },
            ]}
          />
        )}
      </div>
    );
  };
  const renderMaterial = (guid: string) => {
    const material = materialAt(guid);
    const group = groups.find(({ items }) => items.includes(guid));
    if (!material || !group) return null;
    return (
      <MaterialLine
        material={material}
        mayChange={mayChange}
        places={groups.map(({ value }) => ({
          name: nameOf(value),
          isHere: value === group.value,
          put: () =>
            move(placed(groups, guid, value, groups.find((g) => g.value === value)?.items.length ?? 0)),
        }))}
        at={group.items.indexOf(guid)}
        count={group.items.length}
        onMove={(to) => move(placed(groups, guid, group.value, to))}
        onEdit={() => setOpened({ kind: "material", material, section: material.section_guid })}
        onDelete={() => setOpened({ kind: "deleteMaterial", material })}
      />
    );
  };
  const renderEnd = (guid: string) =>
    mayChange && (
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />}
        onClick={() => setOpened({ kind: "material", material: null, section: sectionOf(guid) })}
      >
        {t("structure.addMaterial")}
      </Button>
    );
  return (
    <div className={classes.parts}>
      <SortableTree
        label={t("structure.parts")}
        groups={groups}
        nameOf={nameOf}
        isOpen={() => true}
        isFixed={(group) => group === BESIDE}
        readOnly={!mayChange}
        onMove={move}
        renderGroup={renderSection}
        renderItem={renderMaterial}
        renderEnd={renderEnd}
      />
      {mayChange && (
        <div>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />}
            onClick={() => setOpened({ kind: "section", section: null })}
          >
            {t("structure.addSection")}
          </Button>
        </div>
      )}
      <PartForms lesson={lesson} opened={opened} onClose={() => setOpened(null)} />
    </div>
  );
}

interface PartFormsProps {
  readonly lesson: Lesson;
  readonly opened: Opened | null;
  readonly onClose: () => void;
}

function PartForms({ lesson, opened, onClose }: PartFormsProps) {
  const t = useTexts("programs");
  const { removeSection, removeMaterial } = useLessonParts(lesson.guid);
  const [lastSection, lastMaterial] = [
    opened?.kind === "deleteSection" ? opened.section : null,
    opened?.kind === "deleteMaterial" ? opened.material : null,
  ];
  return (
    <>
      {opened?.kind === "section" && (
        <SectionDialog lesson={lesson.guid} section={opened.section} onClose={onClose} />
      )}
      {opened?.kind === "material" && (
        <MaterialDialog
          lesson={lesson.guid}
          material={opened.material}
          section={opened.section}
          onClose={onClose}
        />
      )}
      <DeleteDialog
        opened={lastSection !== null}
        onClose={onClose}
        onDelete={async () => {
          if (lastSection) await removeSection(lastSection);
        }}
        title={t("structure.deleteSectionTitle", { name: lastSection?.name ?? "" })}
        text={t("structure.deleteSectionText")}
        typed={lastSection?.name ?? ""}
        label={t("structure.deleteSection")}
      />
      <DeleteDialog
        opened={lastMaterial !== null}
        onClose={onClose}
        onDelete={async () => {
          if (lastMaterial) await removeMaterial(lastMaterial);
        }}
        title={t("structure.deleteMaterialTitle", { name: lastMaterial?.title ?? "" })}
        text={t("structure.deleteMaterialText")}
        label={t("structure.deleteMaterial")}
      />
    </>
  );
}
