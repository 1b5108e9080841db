import { Badge, ErrorState, Link, useTexts } from "@estante/sdk";
import { type StudyToolGroup, useStudyToolbox, viewerAddress } from "../../api/study";
import classes from "./study.module.css";

interface StudyToolboxProps {
  readonly program: string;
  readonly lesson: string;
}

/** The tools of a program, beside each of its lessons; who is shown none sees nothing of it. */
export function StudyToolbox({ program, lesson }: StudyToolboxProps) {
  const query = useStudyToolbox(program);
  if (query.isError && !query.data)
    return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  return <ToolGroups groups={query.data?.data ?? []} program={program} lesson={lesson} />;
}

interface ToolGroupsProps extends StudyToolboxProps {
  readonly groups: readonly StudyToolGroup[];
}

/** Groups of tools, where there are any. */
export function ToolGroups({ groups, program, lesson }: ToolGroupsProps) {
  const t = useTexts("programs");
  if (groups.length === 0) return null;
  return (
    <section className={classes.plans} aria-label={t("toolbox.tab")}>
      <h2>{t("toolbox.tab")}</h2>
      {groups.map(({ guid, name, teacher_only, tools }) => (
        <section key={guid} className={classes.plan} aria-label={name}>
          <h3>
            {name} {teacher_only && <Badge tone="info">{t("structure.teacherOnly")}</Badge>}
          </h3>
          <ul className={classes.tools}>
            {tools.map((tool) => (
              <li key={tool.guid}>
                <ToolLink tool={tool} program={program} lesson={lesson} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

interface ToolLinkProps extends StudyToolboxProps {
  readonly tool: StudyToolGroup["tools"][number];
}

/** A content opens in the viewer and comes back to the lesson; links and files open in a window of their own. */
function ToolLink({ tool: { title, link, file, content }, program, lesson }: ToolLinkProps) {
  if (content) {
    return <Link to={viewerAddress(content.guid, program, lesson)}>{title}</Link>;
  }
  const address = link ?? file?.url;
  return address ? (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {title}
    </a>
  ) : null;
}
