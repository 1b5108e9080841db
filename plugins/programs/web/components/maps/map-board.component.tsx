import { useTexts } from "@estante/sdk";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { leadsTo, type MapPlace } from "../../api/maps";
import classes from "./maps.module.css";
import { type Place, placeAt, placeByKey } from "./placing";

interface Props {
  readonly url: string;
  readonly points: readonly MapPlace[];
  readonly nameOf: (guid: string) => string;
  readonly onMove: (guid: string, place: Place) => void;
  readonly readOnly: boolean;
}

/** The picture of a map with its points, which pointer and arrows move. */
export function MapBoard({ url, points, nameOf, onMove, readOnly }: Props) {
  const t = useTexts("programs");
  const board = useRef<HTMLDivElement>(null);
  const drag = (event: PointerEvent<HTMLButtonElement>, guid: string) => {
    const box = board.current?.getBoundingClientRect();
    if (box && event.currentTarget.hasPointerCapture(event.pointerId)) onMove(guid, placeAt(event, box));
  };
  const press = (event: KeyboardEvent, point: MapPlace) => {
    const place = placeByKey(event, point);
    if (!place) return;
    event.preventDefault();
    onMove(leadsTo(point), place);
  };
  return (
    <div className={classes.board} ref={board}>
      <img src={url} alt="" draggable={false} />
      {points.map((point, at) => {
        const guid = leadsTo(point);
        const { x, y } = point;
        return (
          <button
            key={guid}
            type="button"
            className={classes.point}
            style={{ left: `${x}%`, top: `${y}%` }}
            disabled={readOnly}
            aria-label={t("map.pointAt", { name: nameOf(guid), x, y })}
            aria-roledescription={t("map.movable")}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(event, guid)}
            onKeyDown={(event) => press(event, point)}
          >
            {at + 1}
          </button>
        );
      })}
    </div>
  );
}
