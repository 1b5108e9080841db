import { Badge, useTexts } from "@estante/sdk";
import { IconCircleCheckFilled, IconCircleDashed } from "@tabler/icons-react";
import type { Unit } from "../../api/structure";
import classes from "./unit-tree.module.css";

interface PartStatusProps {
  readonly status: Unit["status"];
  /** In a word, and not by a mark alone. */
  readonly isWritten?: boolean;
}

const MARK_PX = 16;

/** Draft is a dashed ring in amber, published a filled check in green. */
export function PartStatus({ status, isWritten = false }: PartStatusProps) {
  const t = useTexts("programs");
  const label = t(`structure.status.${status}`);
  if (isWritten) return <Badge tone={status === "published" ? "ok" : "warn"}>{label}</Badge>;
  const Icon = status === "published" ? IconCircleCheckFilled : IconCircleDashed;
  return (
    <span className={classes.mark} data-status={status} role="img" aria-label={label} title={label}>
      <Icon size={MARK_PX} aria-hidden="true" />
    </span>
  );
}
