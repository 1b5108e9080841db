import { useEffect, useState } from "react";
import { useOwnTexts } from "../texts/use-texts";
import classes from "./skeletons.module.css";

/** Milliseconds of waiting that show nothing: a flash of grey is worse than a short pause. */
const PATIENCE_MS = 150;

/** True once a wait has lasted long enough to be shown. */
export function usePatience(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setLong(false);
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLong;
}

/** A grey bar where a text will be. */
export function Bone({ width, height = 12 }: { readonly width: number | string; readonly height?: number }) {
  return <span className={classes.bone} style={{ width, height }} />;
}

const NAMES = [260, 180, 130, 260, 180, 300, 210];

/** Rows of a list in the shape that they will have. */
export function LoadingRows({
  rows = 13,
  columns = 5,
}: {
  readonly rows?: number;
  readonly columns?: number;
}) {
  const t = useOwnTexts();
  if (!usePatience(true)) return null;
  return (
    <div role="status" aria-label={t("loading")} className={classes.rows}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that stand for nothing have no other key
        <div key={row} className={classes.row} style={{ opacity: 1 - row / (rows + 2) }}>
          <Bone width={16} height={16} />
          <span className={classes.slot}>
            <Bone width={row % 3 === 1 ? 44 : 33} height={row % 3 === 1 ? 25 : 44} />
          </span>
          <span className={classes.name}>
            <Bone width={NAMES[row % NAMES.length] ?? 200} />
            <Bone width={row % 2 ? 120 : 96} height={10} />
          </span>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            <Bone key={column} width={column === 1 ? 130 : 64} />
          ))}
        </div>
      ))}
    </div>
  );
}

const FIELD_HEIGHTS = [36, 72, 36, 40];

/** The fields of a record that is on its way. */
export function LoadingFields() {
  const t = useOwnTexts();
  if (!usePatience(true)) return null;
  return (
    <div role="status" aria-label={t("loading")} className={classes.detail}>
      <Fields />
    </div>
  );
}

/** A record that is on its way and of which nothing is known: title, tabs, fields. */
export function LoadingDetail() {
  const t = useOwnTexts();
  if (!usePatience(true)) return null;
  return (
    <div role="status" aria-label={t("loading")} className={classes.detail}>
      <Bone width={220} />
      <span className={classes.head}>
        <Bone width={48} height={64} />
        <span className={classes.name}>
          <Bone width={280} height={22} />
          <Bone width={200} />
        </span>
      </span>
      <Fields />
    </div>
  );
}

const Fields = () =>
  FIELD_HEIGHTS.map((height, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: fields that stand for nothing have no other key
    <span key={row} className={classes.field}>
      <Bone width={140} />
      <Bone width="100%" height={height} />
    </span>
  ));
