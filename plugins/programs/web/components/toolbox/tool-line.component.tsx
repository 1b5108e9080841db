import { RowMenu, useTexts } from "@estante/sdk";
import { IconBooks, IconFile, IconLink, IconNotebook } from "@tabler/icons-react";
import type { Tool } from "../../api/toolbox";
import classes from "./toolbox.module.css";

interface ToolLineProps {
  readonly tool: Tool;
  readonly mayChange: boolean;
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onDelete: () => void;
}

const ICON_PX = 18;
const ICONS = { link: IconLink, file: IconFile, content: IconNotebook, library: IconBooks };

const sourceOf = ({ link, file, content_guid }: Tool) =>
  link ? "link" : file ? "file" : content_guid ? "content" : "library";

/** A tool: what it is, its title, and what can be done with it. */
export function ToolLine({ tool, mayChange, onUp, onDown, onDelete }: ToolLineProps) {
  const t = useTexts("programs");
  const source = sourceOf(tool);
  const Icon = ICONS[source];
  const address = tool.link ?? tool.file?.url;
  const facts = [t(`structure.sources.${source}`), tool.source_name].filter(Boolean);
  return (
    <div className={classes.tool}>
      <Icon size={ICON_PX} aria-hidden="true" />
      <div className={classes.words}>
        {address ? (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {tool.title}
          </a>
        ) : (
          <span>{tool.title}</span>
        )}
        <span className={classes.hint}>{facts.join(" · ")}</span>
      </div>
      {mayChange && (
        <RowMenu
          row={tool}
          name={tool.title}
          actions={[
            { label: t("structure.up"), run: () => onUp?.(), isHidden: () => onUp === null },
            { label: t("structure.down"), run: () => onDown?.(), isHidden: () => onDown === null },
            { label: t("toolbox.deleteTool"), isDestructive: true, run: onDelete },
          ]}
        />
      )}
    </div>
  );
}
