import { MultiSelectField, SelectField, TagsField, useTexts } from "@estante/sdk";
import { useState } from "react";
import { KitForm } from "./kit-form.component";
import { Showcase } from "./showcase.component";

const SUBJECTS = ["maths", "language", "history", "science", "art", "music"] as const;

function useSubjects() {
  const t = useTexts("developer");
  const [created, setCreated] = useState<readonly string[]>([]);
  const options = [
    ...SUBJECTS.map((value, at) => ({
      value,
      label: t(`subjects.${value}`),
      group: t(at < 4 ? "subjects.core" : "subjects.arts"),
    })),
    ...created.map((label) => ({ value: label, label })),
  ];
  const create = async (label: string) => {
    setCreated((before) => [...before, label]);
    return label;
  };
  return { options, onCreate: create };
}

/** Fields that choose one or several things. */
export function ChoiceKit() {
  const t = useTexts("developer");
  const subjects = useSubjects();
  const words = [t("words.reading"), t("words.exam"), t("words.group")];
  const start = {
    subject: null as string | null,
    subjects: ["maths"] as readonly string[],
    tags: words.slice(0, 1) as readonly string[],
  };
  return (
    <>
      <KitForm
        start={start}
        names={{ subject: "select", subjects: "multi", tags: "tags" }}
        required="subject"
      >
        {(bound) => (
          <>
            <SelectField {...bound("subject")} {...subjects} clearable />
            <MultiSelectField {...bound("subjects")} {...subjects} />
            <TagsField {...bound("tags")} suggestions={words} />
          </>
        )}
      </KitForm>
      <Showcase name="select" filled={"maths" as string | null} empty={null}>
        {(props) => (
          <SelectField {...props} {...subjects} options={props.loading ? [] : subjects.options} clearable />
        )}
      </Showcase>
      <Showcase name="multi" filled={["maths", "art"] as readonly string[]} empty={[]}>
        {(props) => (
          <MultiSelectField {...props} {...subjects} options={props.loading ? [] : subjects.options} />
        )}
      </Showcase>
      <Showcase name="tags" filled={words as readonly string[]} empty={[]}>
        {(props) => <TagsField {...props} suggestions={words} />}
      </Showcase>
    </>
  );
}
