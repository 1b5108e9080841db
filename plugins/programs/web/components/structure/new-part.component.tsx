import { useTexts } from "@estante/sdk";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useLessonTypes } from "../../api/mint";
import { type LessonType, type Unit, useStructure } from "../../api/structure";
import classes from "./unit-tree.module.css";
import { type StructuredProgram, useStructureWords } from "./words";

type NewPartProps = { readonly program: StructuredProgram } & (
  | { readonly kind: "unit" }
  | { readonly kind: "lesson"; readonly unit: Unit }
);

const ICON_PX = 16;
const MAX_NAME = 250;

/** Adds a unit, or a lesson to one: its name is written where it will stand. */
export function NewPart(props: NewPartProps) {
  const w = useStructureWords(props.program);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <NewPartForm {...props} onClose={() => setOpen(false)} />;
  return (
    <Button
      variant={props.kind === "unit" ? "default" : "subtle"}
      size="xs"
      leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />}
      onClick={() => setOpen(true)}
    >
      {w(props.kind === "unit" ? "addUnit" : "addLesson")}
    </Button>
  );
}

function NewPartForm(props: NewPartProps & { readonly onClose: () => void }) {
  const { kind, program, onClose } = props;
  const t = useTexts("programs");
  const w = useStructureWords(program);
  const { addUnit, addLesson } = useStructure(program.guid);
  const types = useLessonTypes();
  const [name, setName] = useState("");
  const [type, setType] = useState<LessonType>("classic");
  const [isSaving, setSaving] = useState(false);
  const label = w(kind === "unit" ? "unitName" : "lessonName");
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const written = name.trim();
    if (written === "") return onClose();
    setSaving(true);
    const isAdded = await (props.kind === "unit" ? addUnit(written) : addLesson(props.unit, written, type));
    setSaving(false);
    if (isAdded) onClose();
  };
  return (
    <form className={classes.new} onSubmit={(event) => void add(event)}>
      <TextInput
        size="xs"
        aria-label={label}
        placeholder={label}
        value={name}
        maxLength={MAX_NAME}
        autoFocus
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Escape" && onClose()}
      />
      {kind === "lesson" && (
        <NativeSelect
          size="xs"
          aria-label={t("structure.type")}
          value={type}
          onChange={(event) => setType(types.find((each) => each === event.currentTarget.value) ?? "classic")}
          data={types.map((each) => ({ value: each, label: t(`structure.types.${each}`) }))}
        />
      )}
      <Button type="submit" size="xs" loading={isSaving}>
        {t("structure.add")}
      </Button>
      <Button variant="default" size="xs" onClick={onClose}>
        {t("structure.cancel")}
      </Button>
    </form>
  );
}
