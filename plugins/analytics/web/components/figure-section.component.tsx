import { usePermission, useTexts } from "@estante/sdk";
import { ActionIcon, Menu, Tooltip } from "@mantine/core";
import { IconChartAreaLine, IconDownload, IconTable } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { SHEET_FORMATS, type SheetFormat } from "../api/figure-params";
import classes from "./figure-section.module.css";

interface Props {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly table: ReactNode;
  /** What is drawn of it; without one it is a table always. */
  readonly drawing?: ReactNode;
  readonly onExport?: (format: SheetFormat) => void;
  /** Whether it is a table until the drawing is asked for. */
  readonly isTableFirst?: boolean;
}

const ICON_PX = 16;

/** A drawing with its title, which can be read as a table, and written into a file by who may. */
export function FigureSection({ title, tools, table, drawing, onExport, isTableFirst = false }: Props) {
  const t = useTexts("analytics");
  const mayExport = usePermission("analytics.export");
  const [isTable, setTable] = useState(isTableFirst);
  const id = useId();
  const words = t(isTable ? "sections.asChart" : "sections.asTable", { title });
  const exportWords = t("sections.export", { title });
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <span className={classes.space} />
        {tools}
        {drawing && (
          <Tooltip label={words}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t("sections.asTable", { title })}
              aria-pressed={isTable}
              onClick={() => setTable(!isTable)}
            >
              {isTable ? <IconChartAreaLine size={ICON_PX} /> : <IconTable size={ICON_PX} />}
            </ActionIcon>
          </Tooltip>
        )}
        {mayExport && onExport && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label={exportWords} title={exportWords}>
                <IconDownload size={ICON_PX} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {SHEET_FORMATS.map((format) => (
                <Menu.Item key={format} onClick={() => onExport(format)}>
                  {t(`sections.formats.${format}`)}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {drawing && !isTable ? drawing : table}
    </section>
  );
}
