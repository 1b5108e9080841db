import { Badge, RowMenu, useTexts } from "@estante/sdk";
import { IconBooks, IconFile, IconLink, IconNotebook } from "@tabler/icons-react";
import type { Material } from "../../api/materials";
import classes from "./lesson-parts.module.css";

interface Place {
  readonly name: string;
  readonly isHere: boolean;
  readonly put: () => void;
}

interface MaterialLineProps {
  readonly material: Material;
  readonly mayChange: boolean;
  readonly places: readonly Place[];
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const ICON_PX = 20;

type Source = "link" | "file" | "content" | "library";

const ICONS = { link: IconLink, file: IconFile, content: IconNotebook, library: IconBooks };

export const sourceOf = ({ link, file, content_guid }: Material): Source =>
  link ? "link" : file ? "file" : content_guid ? "content" : "library";

/** A material: what it is, its title, and who it is for. */
export function MaterialLine(props: MaterialLineProps) {
  const { material, mayChange, places, at, count, onMove, onEdit, onDelete } = props;
  const t = useTexts("programs");
  const source = sourceOf(material);
  const Icon = ICONS[source];
  const facts = [
    t(`structure.sources.${source}`),
    material.link_target && t(`structure.targets.${material.link_target}`),
    material.source_name,
    t(material.optional ? "structure.optional" : "structure.required"),
  ].filter(Boolean);
  const address = material.link ?? material.file?.url;
  return (
    <div className={classes.material}>
      <Icon size={ICON_PX} aria-hidden="true" />
      <div className={classes.words}>
        {address ? (
          <a className={classes.title} href={address} target="_blank" rel="noopener noreferrer">
            {material.title}
          </a>
        ) : (
          <span className={classes.title}>{material.title}</span>
        )}
        <span className={classes.fact}>{facts.join(" · ")}</span>
      </div>
      {material.teacher_only && <Badge>{t("structure.teacherOnly")}</Badge>}
      {mayChange && (
        <RowMenu
          row={material}
          name={material.title}
          actions={[
            { label: t("structure.edit"), run: onEdit },
            { label: t("structure.up"), run: () => onMove(at - 1), isHidden: () => at === 0 },
            { label: t("structure.down"), run: () => onMove(at + 1), isHidden: () => at === count - 1 },
            ...places
              .filter(({ isHere }) => !isHere)
              .map(({ name, put }) => ({ label: t("structure.moveTo", { name }), run: put })),
            { label: t("structure.deleteMaterial"), isDestructive: true, run: onDelete },
          ]}
        />
      )}
    </div>
  );
}
