import { DateField, ReferencePicker, useTexts } from "@estante/sdk";
import type { MarkedBy } from "./task-writing";

interface EvaluationFieldsProps {
  readonly markedBy: MarkedBy;
  readonly onChange: (changed: Partial<MarkedBy>) => void;
  readonly faults: Readonly<Record<string, string>>;
}

// A scale with gaps marks nothing.
const COMPLETE = { is_complete: true };

/** What an evaluative task is marked by, and until when it is handed in. */
export function EvaluationFields({ markedBy, onChange, faults }: EvaluationFieldsProps) {
  const t = useTexts("programs");
  return (
    <>
      <ReferencePicker
        of="evaluable-categories"
        label={t("tasks.category")}
        value={markedBy.evaluable_category}
        onChange={(evaluable_category) => onChange({ evaluable_category })}
        clearable
        error={faults.evaluable_category}
      />
      <ReferencePicker
        of="scales"
        filters={COMPLETE}
        label={t("tasks.scale")}
        value={markedBy.evaluation_scale}
        onChange={(evaluation_scale) => onChange({ evaluation_scale })}
        clearable
        error={faults.evaluation_scale}
      />
      <DateField
        label={t("tasks.due")}
        value={markedBy.due_on}
        onChange={(due_on) => onChange({ due_on })}
        error={faults.due_on}
      />
    </>
  );
}
