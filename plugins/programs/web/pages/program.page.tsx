import { formatList, RecordCreatePage, RecordPage } from "@estante/sdk";
import { programFields, programs } from "../api/programs";
import { namesOf, useProgramForm } from "../components/use-choices";

const ALL = Object.keys(programFields.all);
const INITIAL = { template: "vanilla", structure_levels: 2, allowSkipAhead: true, allowRepeatQuestion: true };

/** `/program/create` */
export function ProgramCreatePage() {
  const { hidden, options } = useProgramForm();
  return (
    <RecordCreatePage
      records={programs}
      fields={programFields}
      only={ALL.filter((name) => !hidden.includes(name))}
      options={options}
      initial={INITIAL}
    />
  );
}

/** `/program/{guid}/{step?}` */
export function ProgramPage() {
  const { hidden, options, t } = useProgramForm();
  return (
    <RecordPage
      records={programs}
      fields={programFields}
      hidden={() => hidden}
      options={options}
      cover={({ program_cover }) => ({ src: program_cover })}
      meta={(program) => [
        ...namesOf([program.discipline], options.discipline),
        formatList([...namesOf(program.educationYears, options.educationYears)]),
        ...(program.isbn_student ? [t("detail.isbn", { isbn: program.isbn_student })] : []),
      ]}
    />
  );
}
