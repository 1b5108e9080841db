import type { Content } from "../api/contents";
import { Deliveries } from "./deliveries.component";
import classes from "./projects.module.css";

/** The tab of what was delivered to a project. */
export function DeliveriesTab({ record: content }: { readonly record: Content }) {
  return (
    <div className={classes.tab}>
      <Deliveries guid={content.guid} />
    </div>
  );
}
