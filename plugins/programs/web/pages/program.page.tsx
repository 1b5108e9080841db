import { formatList, RecordCreatePage, RecordPage, type RecordTab, useFlag, useParams } from "@estante/sdk";
import { useMemo } from "react";
import { LOOK, type Program, programFields, programs, TEMPLATE } from "../api/programs";
import { ProgramLook } from "../components/look/program-look.component";
import { ProgrammingTab } from "../components/programming/programming-tab.component";
import { PublicationTab } from "../components/publication/publication-tab.component";
import { ContentsTab } from "../components/structure/contents-tab.component";
import { MintAlone } from "../components/structure/mint-alone.component";
import { PublishAll } from "../components/structure/publish-all.component";
import { AsPublished } from "../components/study/as-published.component";
import { ToolboxTab } from "../components/toolbox/toolbox-tab.component";
import { namesOf, useProgramForm } from "../components/use-choices";

// A new program has the template, and the rest of its look once it is there.
const ALL = Object.entries(programFields.all)
  .filter(([name, { section }]) => section !== LOOK && name !== "config")
  .map(([name]) => name);
const CONTENTS = "contents";
const PROGRAMMING = "programming";
const PUBLICATION = "publication";
const TOOLBOX = "toolbox";
// Tabs that need the whole width.
const WIDE = [CONTENTS, PROGRAMMING, PUBLICATION, TOOLBOX];
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
  const { guid, step } = useParams({ strict: false }) as { guid: string; step?: string };
  const isFlagged = useFlag("advanced_programming");
  const hasProgramming = useFlag("programming") && isFlagged;
  const tabs = useMemo<readonly RecordTab<Program>[]>(
    () => [
      { id: CONTENTS, label: t("structure.tab"), render: (program) => <ContentsTab program={program} /> },
      ...(hasProgramming
        ? [
            {
              id: PROGRAMMING,
              label: t("programming.tab"),
              render: (program: Program) => <ProgrammingTab program={program} />,
            },
          ]
        : []),
      { id: "appearance", label: t("look.tab"), sections: [LOOK] },
      { id: TEMPLATE, label: t("template.tab"), sections: [TEMPLATE] },
      {
        id: PUBLICATION,
        label: t("publication.tab"),
        render: (program) => <PublicationTab program={program} />,
      },
      { id: TOOLBOX, label: t("toolbox.tab"), render: ({ guid: own }) => <ToolboxTab program={own} /> },
    ],
    [t, hasProgramming],
  );
  return (
    <RecordPage
      records={programs}
      fields={programFields}
      hidden={() => hidden}
      options={options}
      tabs={tabs}
      notes={(values) => ({
        [LOOK]: <ProgramLook guid={guid} values={values} of="look" />,
        [TEMPLATE]: <ProgramLook guid={guid} values={values} of="template" />,
      })}
      actions={(program: Program) =>
        step === CONTENTS && (
          <>
            <MintAlone program={program} />
            <AsPublished program={program} />
            <PublishAll program={program} />
          </>
        )
      }
      {...(WIDE.includes(step ?? "") && { aside: () => null })}
      cover={({ program_cover }) => ({ src: program_cover })}
      meta={(program) => [
        ...namesOf([program.discipline], options.discipline),
        formatList([...namesOf(program.educationYears, options.educationYears)]),
        ...(program.isbn_student ? [t("detail.isbn", { isbn: program.isbn_student })] : []),
      ]}
    />
  );
}
