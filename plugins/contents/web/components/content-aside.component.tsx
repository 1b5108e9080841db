import {
  AsideSection,
  asFailure,
  formatBytes,
  ImageField,
  invalidate,
  Progress,
  RecordPanels,
  type SendFile,
  TypeIcon,
  toast,
  unwrap,
  uploads,
  useTexts,
  usualRatio,
} from "@estante/sdk";
import { Button, FileButton } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheckFilled, IconCircleDashed, IconRefresh } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../api/client";
import { type Content, contentFields, contents } from "../api/contents";
import { replacementPlan } from "../api/upload-plan";
import classes from "./content-aside.module.css";
import { measureOf } from "./content-preview.component";
import { ContentVersions } from "./content-versions.component";
import { useTypes } from "./use-types";

interface Props {
  readonly content: Content;
  readonly mayEdit: boolean;
}

export function ContentAside({ content, mayEdit }: Props) {
  const t = useTexts("contents");
  const checks = checksOf(content);
  const done = checks.filter(({ isDone }) => isDone).length;
  return (
    <>
      <AsideSection title={t("aside.file")}>
        <FileCard content={content} mayEdit={mayEdit} />
      </AsideSection>
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
      <AsideSection title={t("aside.cover")}>
        <CoverField content={content} mayEdit={mayEdit} />
      </AsideSection>
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
            {!type?.takes_url && (
              <FileButton onChange={replace} accept={(type?.formats ?? []).map((f) => `.${f}`).join(",")}>
                {(props) => (
                  <Button variant="default" size="xs" {...props}>
                    {t(file ? "aside.replace" : "aside.upload")}
                  </Button>
                )}
              </FileButton>
            )}
            {failure && (
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
        <ContentVersions guid={content.guid} />
      </div>
    </div>
  );
}

const COVER_FORMATS = ["jpg", "png"];
/** The server's limit of a picture (CON-093). */
const MAX_COVER_BYTES = 10_000_000;

/** The cover of its own: cut to the proportion of its type, or taken whole; saved at once. */
function CoverField({ content, mayEdit }: Props) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const params = { path: { guid: content.guid } };
  const send: SendFile = async (file) => {
    const body = new FormData();
    body.append("file", file);
    const { data } = await unwrap(
      api.POST("/cms/contents/{guid}/thumbnail", { params, body: body as never, bodySerializer: () => body }),
    );
    await invalidate(client, contents.stale);
    toast.success(t("aside.coverSaved"));
    return { upload: null, url: data.thumbnail };
  };
  const remove = async () => {
    try {
      await unwrap(api.DELETE("/cms/contents/{guid}/thumbnail", { params }));
      await invalidate(client, contents.stale);
      toast.success(t("aside.coverRemoved"));
    } catch (thrown) {
      toast.error(asFailure(thrown).message);
    }
  };
  const { name, thumbnail, type_guid } = content;
  return (
    <ImageField
      label={t("aside.coverImage")}
      value={thumbnail ? { upload: null, name, size: null, url: thumbnail, alt: name } : null}
      formats={COVER_FORMATS}
      maxBytes={MAX_COVER_BYTES}
      ratio={usualRatio(type_guid)}
      send={send}
      readOnly={!mayEdit}
      onChange={(value) => value === null && void remove()}
    />
  );
}

/** Brings the field into view and puts the cursor into it. */
const goTo = (path: string) => document.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus();

/** What a content should have before it is shown to people; `path` is the field that gives it. */
function checksOf(content: Content): { id: string; isDone: boolean; path?: string }[] {
  return [
    { id: "file", isDone: content.storage_status === "upload-done" || content.url !== null },
    { id: "cover", isDone: content.thumbnail !== null },
    { id: "description", isDone: content.description.trim() !== "", path: "description" },
    { id: "erp", isDone: content.erp_id !== null, path: "erp_id" },
  ];
}
