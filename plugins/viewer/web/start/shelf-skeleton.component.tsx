import { Skeleton } from "@estante/sdk";
import classes from "./start.module.css";

/** Sizes of books, wide covers and squares, in px: a shelf in the shape that it will have. */
const COVERS = [
  [126, 168],
  [216, 122],
  [126, 168],
  [132, 132],
  [216, 122],
] as const;

/** Covers that are on their way. */
export function ShelfSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={classes.skeleton}>
      {COVERS.map(([width, height], at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: covers that stand for nothing have no other key
        <span key={at} className={classes.skeleton} style={{ width }}>
          <span className={classes.stage}>
            <Skeleton width={width} height={height} />
          </span>
          <Skeleton width="80%" />
          <Skeleton width="40%" height={10} />
        </span>
      ))}
    </div>
  );
}
