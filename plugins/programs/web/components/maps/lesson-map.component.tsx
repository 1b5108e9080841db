import {
  SavedImageField,
  SaveIndicator,
  StaleNotice,
  useSession,
  useTexts,
  useVersionedSave,
} from "@estante/sdk";
import { useRef, useState } from "react";
import { type LessonMap as Given, leadsTo, type MapPlace, useLessonMap } from "../../api/maps";
import { type Lesson, useUnits } from "../../api/structure";
import { MapBoard } from "./map-board.component";
import { MapPoints } from "./map-points.component";
import classes from "./maps.module.css";
import type { Place } from "./placing";

const FORMATS = ["jpg", "png", "gif"];
/** A new point lies in the middle. */
const MIDDLE = 50;

interface Props {
  readonly lesson: Lesson;
  readonly map: Given;
  /** The lesson's. */
  readonly version: string;
  readonly mayChange: boolean;
  readonly onReload: () => unknown;
}

/** The picture of a map lesson, and its materials and the program's lessons as points on it; saved by itself. */
export function LessonMap({ lesson, map, version, mayChange, onReload }: Props) {
  const t = useTexts("programs");
  const limits = useSession().person?.limits;
  const { putPicture, removePicture, putPoints } = useLessonMap(lesson.guid);
  const { nameOf, materials, lessons, isThere } = usePlaces(lesson);
  const [placed, setPoints] = useState<readonly MapPlace[]>(map.points);
  const points = placed.filter(isThere);
  // What else is saved of the lesson gives it another version, but leaves its points.
  const known = useRef({ points: JSON.stringify(map.points), version });
  if (JSON.stringify(map.points) === known.current.points) known.current.version = version;
  const saving = useVersionedSave(points, version, async (sent, on) => {
    const saved = await putPoints(sent, on === "*" ? on : known.current.version);
    known.current = { points: JSON.stringify(saved.points), version: saved.version };
    return saved.version;
  });
  const move = (guid: string, { x, y }: Place) =>
    setPoints((now) => now.map((point) => (leadsTo(point) === guid ? { ...point, x, y } : point)));
  const add = (guid: string) => {
    const isMaterial = materials.some(({ value }) => value === guid);
    const to = { material_guid: isMaterial ? guid : null, lesson_guid: isMaterial ? null : guid };
    setPoints((now) => [...now, { ...to, x: MIDDLE, y: MIDDLE }]);
  };
  const isFree = ({ value }: { readonly value: string }) => !points.some((point) => leadsTo(point) === value);
  if (!limits) return null;
  return (
    <section className={classes.map} aria-label={t("map.title")}>
      <header className={classes.head}>
        <h3>{t("map.title")}</h3>
        <SaveIndicator saving={saving} />
      </header>
      <StaleNotice saving={saving} text={t("map.stale")} onReload={onReload} />
      <SavedImageField
        label={t("map.picture")}
        description={t("map.pictureHint")}
        url={map.url}
        name={lesson.name}
        formats={FORMATS}
        maxBytes={limits.image_bytes}
        readOnly={!mayChange}
        save={putPicture}
        remove={removePicture}
        said={{ saved: t("map.saved"), removed: t("map.removed"), failed: t("map.failed") }}
      />
      {map.url && (
        <>
          <p className={classes.hint}>{t("map.hint")}</p>
          <MapBoard url={map.url} points={points} nameOf={nameOf} onMove={move} readOnly={!mayChange} />
        </>
      )}
      {map.url && mayChange && (
        <MapPoints
          points={points}
          nameOf={nameOf}
          materials={materials.filter(isFree)}
          lessons={lessons.filter(isFree)}
          onAdd={add}
          onMove={move}
          onRemove={(guid) => setPoints((now) => now.filter((point) => leadsTo(point) !== guid))}
        />
      )}
    </section>
  );
}

/** What points can lead to: the lesson's materials, and the other lessons of its program. */
function usePlaces(lesson: Lesson) {
  const units = useUnits(lesson.course_guid).data?.data;
  const materials = lesson.materials.map(({ guid, title }) => ({ value: guid, label: title }));
  const lessons = (units ?? [])
    .flatMap((unit) => unit.lessons)
    .filter(({ guid }) => guid !== lesson.guid)
    .map(({ guid, name }) => ({ value: guid, label: name }));
  const names = new Map([...materials, ...lessons].map(({ value, label }) => [value, label]));
  return {
    materials,
    lessons,
    nameOf: (guid: string) => names.get(guid) ?? "",
    /** What was deleted takes its point along; lessons are known once they have come. */
    isThere: (point: MapPlace) => names.has(leadsTo(point)) || (point.lesson_guid !== null && !units),
  };
}
