import { Link, useTexts } from "@estante/sdk";
import type { CSSProperties, ReactNode } from "react";
import { previewAddress, usePreview } from "../../api/preview";
import { lessonAddress, type StudyLesson, useKeepOpening, viewerAddress } from "../../api/study";
import classes from "../maps/maps.module.css";
import study from "./study.module.css";

type Map = NonNullable<StudyLesson["map"]>;
type Point = Map["points"][number];

interface Props {
  readonly lesson: StudyLesson;
  readonly map: Map;
}

/** The picture of a map lesson: its points lead to materials and lessons, and so does the list beside it. */
export function StudyMap({ lesson, map }: Props) {
  const t = useTexts("programs");
  return (
    <section className={study.unit} aria-label={t("map.title")}>
      <div className={classes.board}>
        <img src={map.url} alt="" />
        {map.points.map((point, at) => (
          <PointLink
            key={point.material_guid ?? point.lesson_guid}
            lesson={lesson}
            point={point}
            className={classes.point}
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
            label={point.name}
          >
            {at + 1}
            <span className={classes.label} aria-hidden="true">
              {point.name}
            </span>
          </PointLink>
        ))}
      </div>
      <ol className={classes.places} aria-label={t("map.points")}>
        {map.points.map((point, at) => (
          <li key={point.material_guid ?? point.lesson_guid} className={classes.row}>
            <span className={classes.number} aria-hidden="true">
              {at + 1}
            </span>
            <PointLink lesson={lesson} point={point} className={classes.place}>
              {point.name}
            </PointLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface PointLinkProps {
  readonly lesson: StudyLesson;
  readonly point: Point;
  readonly className: string | undefined;
  readonly style?: CSSProperties;
  /** What it is called, where its words are not that. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A lesson opens here, a content in the viewer, a link or a file in a window of its own. */
function PointLink({ lesson, point, label, children, ...worn }: PointLinkProps) {
  const keep = useKeepOpening();
  const addressOf = usePreview() ? previewAddress : lessonAddress;
  const shared = { ...worn, ...(label && { "aria-label": label, title: label }) };
  if (point.lesson_guid)
    return (
      <Link to={addressOf(lesson.program.guid, point.lesson_guid)} {...shared}>
        {children}
      </Link>
    );
  const material = lesson.materials.find(({ guid }) => guid === point.material_guid);
  if (!material) return null;
  const open = () => keep(material.guid);
  if (material.content) {
    const address = viewerAddress(material.content.guid, lesson.program.guid, lesson.guid);
    return (
      <Link to={address} onClick={open} onAuxClick={open} {...shared}>
        {children}
      </Link>
    );
  }
  const outside = { target: "_blank", rel: "noopener noreferrer", onClick: open, onAuxClick: open };
  return (
    <a href={material.link ?? material.file?.url} {...outside} {...shared}>
      {children}
    </a>
  );
}
