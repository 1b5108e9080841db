import { asFailure, NumberField, reasonOf, Skeleton, useTexts } from "@estante/sdk";
import { ActionIcon, Button, Checkbox, SegmentedControl, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { apiQueryOptions } from "../api/client";
import { AreaCanvas } from "./area-canvas.component";
import classes from "./areas.module.css";
import editor from "./editor.module.css";
import { newArea } from "./new-question";
import type { Area, OfType } from "./questions";

interface Props {
  readonly question: OfType<"hotspot">;
  readonly onChange: (question: OfType<"hotspot">) => void;
  readonly isReadOnly: boolean;
  readonly errorOf: (field: string) => string | undefined;
}

const MAX_AREAS = 30;
const MAX_LENGTH = 500;

/** The areas of a picture: drawn on it, or placed by numbers, and which of them are right. */
export function AreasForm({ question, onChange, isReadOnly, errorOf }: Props) {
  const t = useTexts("contents");
  const areas = question.areas ?? [];
  const put = (next: Area[]) => onChange({ ...question, areas: next });
  const change = (id: string, fields: Partial<Area>) =>
    put(areas.map((area) => (area.id === id ? { ...area, ...fields } : area)));
  const error = errorOf("areas");
  const mayAdd = !isReadOnly && areas.length < MAX_AREAS;
  return (
    <fieldset className={editor.parts}>
      <legend>{t("questions.areas")}</legend>
      {question.media ? (
        <>
          {!isReadOnly && <p className={editor.hint}>{t("questions.areasHelp")}</p>}
          <Picture
            guid={question.media}
            areas={areas}
            onDraw={mayAdd ? (place) => put([...areas, newArea(place)]) : null}
          />
        </>
      ) : (
        <p className={editor.hint}>{t("questions.noPicture")}</p>
      )}
      {areas.map((area, at) => (
        <AreaFields
          key={area.id}
          area={area}
          place={at + 1}
          isReadOnly={isReadOnly}
          onChange={(fields) => change(area.id, fields)}
          onRemove={() => put(areas.filter(({ id }) => id !== area.id))}
        />
      ))}
      {error && (
        <p className={editor.error} role="alert">
          {error}
        </p>
      )}
      {mayAdd && (
        <Button
          variant="subtle"
          size="xs"
          leftSection={<IconPlus size={16} />}
          onClick={() => put([...areas, newArea()])}
        >
          {t("questions.addArea")}
        </Button>
      )}
    </fieldset>
  );
}

interface PictureProps {
  readonly guid: string;
  readonly areas: readonly Area[];
  readonly onDraw: ((place: Partial<Area>) => void) | null;
}

function Picture({ guid, ...props }: PictureProps) {
  const query = useQuery(apiQueryOptions("/cms/contents/{guid}", { path: { guid } }));
  if (query.error)
    return (
      <p className={editor.error} role="alert">
        {reasonOf(asFailure(query.error))}
      </p>
    );
  if (!query.data) return <Skeleton width="100%" height={200} />;
  const { name, payload } = query.data.data;
  const url = (payload as { url?: string } | null)?.url;
  return url ? <AreaCanvas src={url} alt={name} {...props} /> : null;
}

interface FieldsProps {
  readonly area: Area;
  readonly place: number;
  readonly isReadOnly: boolean;
  readonly onChange: (fields: Partial<Area>) => void;
  readonly onRemove: () => void;
}

const SIDES = ["x", "y", "width", "height"] as const;
const NAMES = { x: "areaX", y: "areaY", width: "areaWidth", height: "areaHeight" } as const;
const SHAPES = ["rectangle", "ellipse"] as const;

/** One area by its name and numbers: what dragging does, keys do. */
function AreaFields({ area, place, isReadOnly, onChange, onRemove }: FieldsProps) {
  const t = useTexts("contents");
  return (
    <div className={editor.part} data-right={area.is_right || undefined}>
      <Checkbox
        className={editor.mark}
        aria-label={t("questions.areaRight", { place })}
        checked={area.is_right}
        disabled={isReadOnly}
        onChange={(event) => onChange({ is_right: event.currentTarget.checked })}
      />
      <div className={editor.partFields}>
        <TextInput
          label={t("questions.areaName", { place })}
          description={t("questions.areaNameHelp")}
          maxLength={MAX_LENGTH}
          value={area.label}
          readOnly={isReadOnly}
          onChange={(event) => onChange({ label: event.currentTarget.value })}
        />
        <SegmentedControl
          aria-label={t("questions.areaShape", { place })}
          disabled={isReadOnly}
          value={area.shape}
          data={SHAPES.map((value) => ({ value, label: t(`questions.${value}`) }))}
          onChange={(value) => onChange({ shape: value as Area["shape"] })}
        />
        <div className={classes.numbers}>
          {SIDES.map((side) => (
            <NumberField
              key={side}
              label={t(`questions.${NAMES[side]}`, { place })}
              min={0}
              max={100}
              decimalScale={1}
              readOnly={isReadOnly}
              value={Math.round((area[side] ?? 0) * 1000) / 10}
              onChange={(value) => {
                if (typeof value === "number") onChange({ [side]: Math.min(100, Math.max(0, value)) / 100 });
              }}
            />
          ))}
        </div>
      </div>
      {!isReadOnly && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t("questions.removeArea", { place })}
          onClick={onRemove}
        >
          <IconX size={16} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
}
