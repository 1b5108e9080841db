import { Skeleton } from "../feedback/skeletons.component";
import classes from "./field-skeleton.module.css";

interface Props {
  /** Nothing where the place around the field names it. */
  readonly label: string | undefined;
  readonly height: number;
}

/** A field whose code is on its way: its label, and a bar in the place of its control. */
export const FieldSkeleton = ({ label, height }: Props) => (
  <div className={classes.field} aria-busy="true" data-field-skeleton>
    {label && <span className={classes.label}>{label}</span>}
    <Skeleton width="100%" height={height} />
  </div>
);
