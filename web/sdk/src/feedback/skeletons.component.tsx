import { useEffect, useState } from "react";
import { useOwnTexts } from "../texts/use-texts";
import classes from "./skeletons.module.css";

/** Milliseconds of waiting that show nothing: a flash of grey is worse than a short pause. */
const DELAY_MS = 150;

/** True once a wait has lasted long enough to be shown. */
export function useDelayedPending(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return setLong(false);
    const timer = setTimeout(() => setLong(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLong;
}

/** A grey bar where a text will be. */
export function Skeleton({
  width,
  height = 12,
}: {
  readonly width: number | string;
  readonly height?: number;
}) {
  return <span className={classes.skeleton} style={{ width, height }} />;
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
  if (!useDelayedPending(true)) return null;
  return (
    <div role="status" aria-label={t("loading")} className={classes.rows}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that stand for nothing have no other key
        <div key={row} className={classes.row} style={{ opacity: 1 - row / (rows + 2) }}>
          <Skeleton width={16} height={16} />
          <span className={classes.slot}>
            <Skeleton width={row % 3 === 1 ? 44 : 33} height={row % 3 === 1 ? 25 : 44} />
          </span>
          <span className={classes.name}>
            <Skeleton width={NAMES[row % NAMES.length] ?? 200} />
            <Skeleton width={row % 2 ? 120 : 96} height={10} />
          </span>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            <Skeleton key={column} width={column === 1 ? 130 : 64} />
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
  if (!useDelayedPending(true)) return null;
  return (
    <div role="status" aria-label={t("loading")} className={classes.detail}>
      <Fields />
    </div>
  );
}

/** A record that is on its way and of which nothing is known: title, tabs, fields. */
export function LoadingDetail() {
  const t = useOwnTexts();
  if (!useDelayedPending(true)) return null;
  return (
    <div role="status" aria-label={t("loading")} className={classes.detail}>
      <Skeleton width={220} />
      <span className={classes.head}>
        <Skeleton width={48} height={64} />
        <span className={classes.name}>
          <Skeleton width={280} height={22} />
          <Skeleton width={200} />
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
      <Skeleton width={140} />
      <Skeleton width="100%" height={height} />
    </span>
  ));
