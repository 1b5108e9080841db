import { Badge, Dialog, formatBytes, formatRelative, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { contents } from "../api/contents";
import classes from "./content-versions.module.css";

/** The button with the number of files that a content has had, and what they were. */
export function ContentVersions({ guid }: { guid: string }) {
  const t = useTexts("contents");
  const files = useQuery(contents.historyQuery(guid)).data?.data.files ?? [];
  const [isOpen, setOpen] = useState(false);
  if (files.length === 0) return null;
  return (
    <>
      <Button variant="subtle" size="xs" onClick={() => setOpen(true)}>
        {t("aside.versions", { n: files.length })}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="s"
        title={t("aside.versionsTitle")}
        cancel={null}
      >
        <ol className={classes.versions}>
          {files.map(({ version, name, size, created_at, is_current }) => (
            <li key={version}>
              <span className={classes.what}>
                <strong>{name}</strong>
                <span className={classes.when}>
                  {[
                    t("aside.versionNumber", { n: version }),
                    formatBytes(size),
                    formatRelative(created_at),
                  ].map((fact) => (
                    <span key={fact}>{fact}</span>
                  ))}
                </span>
              </span>
              {is_current && <Badge tone="ok">{t("aside.versionUsed")}</Badge>}
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
