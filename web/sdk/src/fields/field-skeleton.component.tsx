import { Skeleton } from "../feedback/skeletons.component";
import classes from "./field-skeleton.module.css";

/** A field whose code is on its way: its label, and a bar in the place of its control. */
export const FieldSkeleton = ({ label, height }: { readonly label: string; readonly height: number }) => (
  <div className={classes.field} aria-busy="true" data-field-skeleton>
    <span className={classes.label}>{label}</span>
    <Skeleton width="100%" height={height} />
  </div>
);
