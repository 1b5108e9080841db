import {
  AsideSection,
  asFailure,
  formatBytes,
  invalidate,
  Link,
  Progress,
  RecordPanels,
  TypeIcon,
  toast,
  unwrap,
  uploads,
  useTexts,
} from "@estante/sdk";
import { Button, FileButton } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheckFilled, IconCircleDashed, IconRefresh } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { AccessCheck } from "../access/access-check.component";
import { api } from "../api/client";
import { type Content, type ContentType, contentFields, contents } from "../api/contents";
import { replacementPlan } from "../api/upload-plan";
import { measureOf } from "../preview/content-preview.component";
import classes from "./content-aside.module.css";
import { ContentVersions } from "./content-versions.component";
import { useTypes } from "./use-types";

/** How the warnings begin of a file that is not converted: not yet, or not at all. */
const UNCONVERTED = "CONVER";

interface Props {
  readonly content: Content;
  readonly mayEdit: boolean;
}

export function ContentAside({ content, mayEdit }: Props) {
  const t = useTexts("contents");
  const type = useTypes().find(({ guid }) => guid === content.type_guid);
  const what = sourceOf(type);
  const checks = checksOf(content, what);
  const done = checks.filter(({ isDone }) => isDone).length;
  return (
    <>
      {WITH_CARD.has(what) && (
        <AsideSection title={t(what === "tool" ? "fields.tool" : "aside.file")}>
          <FileCard content={content} mayEdit={mayEdit} />
        </AsideSection>
      )}
      {type?.is_vacant && content.refusal && (
        <AsideSection title={type.name}>
          <p className={classes.warning}>{content.refusal.message}</p>
        </AsideSection>
      )}
      <AsideSection title={t("aside.ready")} note={t("aside.of", { done, all: checks.length })}>
        <Progress
          value={done / checks.length}
          stages={checks.length}
          label={t("aside.checkProgress", { done, all: checks.length })}
        />
        <ul className={classes.checks}>
          {checks.map(({ id, isDone, path }) => (
            <li key={id} data-done={isDone || undefined}>
              {isDone ? <IconCircleCheckFilled size={16} /> : <IconCircleDashed size={16} />}
              <span className={classes.check}>{t(`aside.checks.${id}`)}</span>
              <span className={classes.hidden}>{t(isDone ? "aside.done" : "aside.missing")}</span>
              {!isDone && id === "cover" && mayEdit && (
                <Link
                  to={`${contents.pathOf(content.guid)}/look`}
                  className={classes.add ?? ""}
                  aria-label={t("aside.addTo", { what: t(`aside.checks.${id}`) })}
                >
                  {t("aside.add")}
                </Link>
              )}
              {!isDone && path && mayEdit && (
                <button
                  type="button"
                  className={classes.add}
                  aria-label={t("aside.addTo", { what: t(`aside.checks.${id}`) })}
                  onClick={() => goTo(path)}
                >
                  {t("aside.add")}
                </button>
              )}
            </li>
          ))}
        </ul>
      </AsideSection>
      <AccessCheck guid={content.guid} name={content.name} />
      <RecordPanels records={contents} fields={contentFields} guid={content.guid} />
    </>
  );
}

function FileCard({ content, mayEdit }: Props) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const type = useTypes().find(({ guid }) => guid === content.type_guid);
  const { file, failure, warnings } = content;
  const params = { path: { guid: content.guid } };
  const refresh = () => invalidate(client, contents.stale);
  const isWorthAgain =
    failure !== null || warnings.some(({ code }) => code === OUTDATED || code.startsWith(UNCONVERTED));
  const mayReplace = mayEdit && type !== undefined && type.formats.length > 0;
  const replace = (chosen: File | null) => {
    if (!chosen) return;
    uploads.add([chosen], replacementPlan(content.guid, content.name, type, refresh));
    toast.info(t("aside.replacing", { name: chosen.name }));
  };
  const again = async () => {
    try {
      await unwrap(api.POST("/cms/contents/{guid}/prepare", { params }));
      await refresh();
    } catch (thrown) {
      toast.error(asFailure(thrown).message);
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: replacing by dropping has a button beside it
    <div
      className={classes.card}
      data-failed={failure !== null || undefined}
      onDragOver={(event) => mayReplace && event.preventDefault()}
      onDrop={(event) => {
        const [dropped] = event.dataTransfer.files;
        if (!mayReplace || !dropped) return;
        event.preventDefault();
        toast.info(t("aside.replaceBy"), {
          text: dropped.name,
          action: { label: t("aside.replace"), run: () => replace(dropped) },
        });
      }}
    >
      <span className={classes.sign}>
        <TypeIcon type={content.type_guid} size={20} />
      </span>
      <div className={classes.words}>
        <strong>{file?.name ?? content.url ?? t(failure ? "aside.failedFile" : "aside.noFile")}</strong>
        <span className={classes.facts}>
          {[file && formatBytes(file.size), measureOf(content, t)]
            .filter((fact) => fact !== null)
            .map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
        </span>
        {failure && <p className={classes.failure}>{failure.message}</p>}
        {!failure &&
          warnings.map(({ message }) => (
            <p key={message} className={classes.warning}>
              <IconAlertTriangle size={14} aria-hidden />
              {message}
            </p>
          ))}
      </div>
      <div className={classes.acts}>
        {mayEdit && (
          <>
            {mayReplace && (
              <FileButton onChange={replace} accept={type.formats.map((f) => `.${f}`).join(",")}>
                {(props) => (
                  <Button variant="default" size="xs" {...props}>
                    {t(file ? "aside.replace" : "aside.upload")}
                  </Button>
                )}
              </FileButton>
            )}
            {isWorthAgain && (
              <Button
                variant="subtle"
                size="xs"
                leftSection={<IconRefresh size={14} />}
                onClick={() => void again()}
              >
                {t("aside.again")}
              </Button>
            )}
          </>
        )}
        <ContentVersions guid={content.guid} mayRestore={mayEdit} />
      </div>
    </div>
  );
}

/** Brings the field into view and puts the cursor into it. */
const goTo = (path: string) => document.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus();

type Source = "questions" | "project" | "tool" | "file" | "opens";

/** The warning of what an earlier release of the type's plugin prepared. */
const OUTDATED = "OWN_ASSETS_OUTDATED";

/** What a content opens with has a card of its own. */
const WITH_CARD: ReadonlySet<Source> = new Set(["project", "tool", "file"]);

/** What a content of the type opens with; what an editor of its own writes, it says itself. */
function sourceOf(type: ContentType | undefined): Source {
  if (type === undefined) return "file";
  if (type.max_questions > 0) return "questions";
  if (type.is_project) return "project";
  if (type.takes_tool) return "tool";
  return type.takes_url || type.formats.length > 0 ? "file" : "opens";
}

/** What a content should have before it is shown to people; `path` is the field that gives it. */
function checksOf(content: Content, what: Source): { id: string; isDone: boolean; path?: string }[] {
  return [
    what === "file"
      ? { id: what, isDone: content.storage_status === "upload-done" || content.url !== null }
      : { id: what, isDone: content.payload !== null },
    { id: "cover", isDone: content.thumbnail !== null },
    { id: "description", isDone: content.description.trim() !== "", path: "description" },
    { id: "erp", isDone: content.erp_id !== null, path: "erp_id" },
  ];
}
