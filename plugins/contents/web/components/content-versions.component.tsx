import {
  asFailure,
  Badge,
  Dialog,
  formatBytes,
  formatRelative,
  invalidate,
  toast,
  unwrap,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api/client";
import { contents } from "../api/contents";
import classes from "./content-versions.module.css";

interface Props {
  readonly guid: string;
  readonly mayRestore: boolean;
}

/** The button with the number of files that a content has had, what they were, and the way back to one. */
export function ContentVersions({ guid, mayRestore }: Props) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const files = useQuery(contents.historyQuery(guid)).data?.data.files ?? [];
  const [isOpen, setOpen] = useState(false);
  const restore = async (version: number) => {
    try {
      const params = { path: { guid, version } };
      await unwrap(api.POST("/cms/contents/{guid}/files/{version}/restore", { params }));
      setOpen(false);
      toast.success(t("aside.versionRestored", { n: version }));
      await invalidate(client, contents.stale);
    } catch (thrown) {
      toast.error(asFailure(thrown).message);
    }
  };
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
              {!is_current && mayRestore && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t("aside.versionRestoreNumber", { n: version })}
                  onClick={() => void restore(version)}
                >
                  {t("aside.versionRestore")}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
