import { NumberField, useTexts } from "@estante/sdk";
import { ActionIcon, Select } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { leadsTo, type MapPlace } from "../../api/maps";
import classes from "./maps.module.css";
import { type Place, shareOf } from "./placing";

const ICON_PX = 16;
const WHOLE = 100;
const AXES = ["x", "y"] as const;

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly points: readonly MapPlace[];
  readonly nameOf: (guid: string) => string;
  /** What is not on the map yet. */
  readonly materials: readonly Option[];
  readonly lessons: readonly Option[];
  readonly onAdd: (guid: string) => void;
  readonly onMove: (guid: string, place: Place) => void;
  readonly onRemove: (guid: string) => void;
}

/** The points of a map beside its picture: their places as numbers, and what can be put there. */
export function MapPoints({ points, nameOf, materials, lessons, onAdd, onMove, onRemove }: Props) {
  const t = useTexts("programs");
  const groups = [
    { group: t("map.materials"), items: [...materials] },
    { group: t("map.lessons"), items: [...lessons] },
  ];
  return (
    <div className={classes.list}>
      <ol aria-label={t("map.points")}>
        {points.map((point, at) => {
          const guid = leadsTo(point);
          const name = nameOf(guid);
          return (
            <li key={guid} className={classes.row}>
              <span className={classes.number} aria-hidden="true">
                {at + 1}
              </span>
              <span className={classes.name}>{name}</span>
              {AXES.map((axis) => (
                <NumberField
                  key={axis}
                  size="xs"
                  className={classes.share}
                  aria-label={t(`map.${axis}`, { name })}
                  suffix=" %"
                  min={0}
                  max={WHOLE}
                  decimalScale={1}
                  clampBehavior="strict"
                  value={point[axis]}
                  onChange={(value) =>
                    typeof value === "number" && onMove(guid, { ...point, [axis]: shareOf(value) })
                  }
                />
              ))}
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t("map.remove", { name })}
                onClick={() => onRemove(guid)}
              >
                <IconTrash size={ICON_PX} />
              </ActionIcon>
            </li>
          );
        })}
      </ol>
      {materials.length + lessons.length > 0 && (
        <Select
          label={t("map.add")}
          description={t("map.addHint")}
          searchable
          value={null}
          data={groups.filter(({ items }) => items.length > 0)}
          onChange={(guid) => guid && onAdd(guid)}
        />
      )}
    </div>
  );
}
