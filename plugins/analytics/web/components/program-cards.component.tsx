import { useTexts } from "@estante/sdk";
import { COUNTS, type ProgramCounts, programCount } from "../api/programs";
import { FigureCards } from "./figure-cards.component";

interface Props {
  readonly counts: ProgramCounts;
  readonly activeBefore: number | null;
  readonly hasSchools: boolean;
  readonly label: string;
}

/** The figures of programs. Who was active is of the span; the rest stands so now. */
export function ProgramCards({ counts, activeBefore, hasSchools, label }: Props) {
  const t = useTexts("analytics");
  const figures = COUNTS.filter((id) => id !== "groups" && (hasSchools || id !== "schools")).map((id) => ({
    id,
    name: t(`measures.${id}`),
    value: programCount(counts, id),
    before: id === "active" ? activeBefore : null,
    isOfNow: id !== "active",
    days: [],
  }));
  return <FigureCards figures={figures} label={label} />;
}
