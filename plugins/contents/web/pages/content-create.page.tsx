import {
  DetailPage,
  DropZone,
  formatBytes,
  invalidate,
  Link,
  TypeIcon,
  UploadCard,
  type UploadsView,
  type UploadView,
  useTenant,
  useTexts,
  useUploads,
} from "@estante/sdk";
import { Button, FileButton, TextInput } from "@mantine/core";
import { IconCloudUpload, IconPlayerPause, IconSearch } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type ContentType, contents } from "../api/contents";
import { uploadPlan } from "../api/upload-plan";
import { BATCH_PAGE } from "../batches/batches";
import { NamedForm } from "../components/named-form.component";
import { useTypes } from "../components/use-types";
import classes from "./content-create.module.css";

/** One screen: drop files or choose a type. What is going on goes on when the screen is left. */
export function ContentCreatePage() {
  const t = useTexts("contents");
  const client = useQueryClient();
  const view = useUploads();
  const { items, add } = view;
  const [chosen, setChosen] = useState<ContentType | null>(null);
  const tenant = useTenant();
  const types = useTypes();
  const finished = items.filter(({ status }) => status === "ready" || status === "failed").length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished upload changes the list
  useEffect(() => {
    void invalidate(client, contents.stale);
  }, [finished]);

  // A type of an address, a tool or an editor has no files: dropped ones are recognised. A project may have one.
  const isNamed = chosen !== null && (chosen.formats.length === 0 || chosen.is_project);
  const wanted = isNamed && !chosen?.is_project ? null : chosen;
  const take = (files: readonly File[]) => add(files, uploadPlan(wanted?.guid ?? null, types));
  const accept = wanted?.formats.map((format) => `.${format}`).join(",");

  return (
    <DetailPage
      breadcrumb={[{ label: t("list.title"), href: "/contents" }, { label: t("create.crumb") }]}
      title={t("create.title")}
      closeTo="/contents"
      isAsideWide
      aside={<Uploads view={view} />}
    >
      <div className={classes.body}>
        <DropZone
          title={t("create.drop")}
          text={t(wanted ? "create.dropChosen" : "create.dropText", {
            type: wanted?.name ?? "",
            limit: formatBytes(wanted?.max_bytes ?? 0),
            product: tenant?.product_name ?? "",
          })}
          onFiles={take}
          {...(accept && { accept })}
        />
        <p className={classes.batch}>
          {t("create.many")} <Link to={BATCH_PAGE}>{t("create.batch")}</Link>
        </p>
        <TypePicker chosen={chosen} onChoose={setChosen} />
        {isNamed && <NamedForm key={chosen.guid} type={chosen} />}
      </div>
    </DetailPage>
  );
}

/** What is being uploaded, or was just now. */
function Uploads({ view }: { readonly view: UploadsView }) {
  const t = useTexts("contents");
  const { items, pause, resume, remove, choose, finishBy, pauseAll } = view;
  return (
    <section className={classes.uploads} aria-label={t("create.uploads")}>
      <header className={classes.uploadsHead}>
        <h2>
          {t("create.uploads")}
          {items.length > 0 && <span className={classes.count}>{items.length}</span>}
        </h2>
        {items.some(({ status }) => status === "uploading") && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<IconPlayerPause size={16} />}
            onClick={pauseAll}
          >
            {t("create.pauseAll")}
          </Button>
        )}
      </header>
      {items.length === 0 && <p className={classes.none}>{t("create.noUploads")}</p>}
      {items.map((upload) => (
        <UploadCard
          key={upload.id}
          upload={upload}
          onPause={pause}
          onResume={resume}
          onRemove={remove}
          onChoose={choose}
          action={
            <UploadAction
              upload={upload}
              onOther={choose}
              onType={(id, type) => finishBy(id, uploadPlan(type))}
            />
          }
        />
      ))}
      <p className={classes.note}>
        <IconCloudUpload size={16} aria-hidden="true" /> {t("create.goesOn")}
      </p>
    </section>
  );
}

interface TypePickerProps {
  readonly chosen: ContentType | null;
  readonly onChoose: (type: ContentType | null) => void;
}

/** The types of content, found by their names; choosing one is not needed for files. */
function TypePicker({ chosen, onChoose }: TypePickerProps) {
  const t = useTexts("contents");
  const types = useTypes();
  const [sought, setSought] = useState("");
  const words = sought.trim().toLowerCase();
  const matching = types.filter(({ name }) => name.toLowerCase().includes(words));
  const shown = matching.filter((type) => type.is_offered);
  return (
    <>
      <div className={classes.pickHead}>
        <h2>{t("create.orType")}</h2>
        <TextInput
          size="sm"
          leftSection={<IconSearch size={16} />}
          aria-label={t("create.searchType")}
          placeholder={t("create.searchType")}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      </div>
      <fieldset className={classes.types} aria-label={t("create.orType")}>
        {shown.map((type) => (
          <button
            key={type.guid}
            type="button"
            className={classes.type}
            aria-pressed={chosen?.guid === type.guid}
            onClick={() => onChoose(chosen?.guid === type.guid ? null : type)}
          >
            <TypeIcon type={type.guid} size={22} />
            <span>
              <strong>{type.name}</strong>
              <small>
                {t(`create.about.${type.guid}`, {
                  defaultValue: type.formats.slice(0, 4).join(", ").toUpperCase(),
                })}
              </small>
            </span>
          </button>
        ))}
        {matching.length === 0 && <p className={classes.none}>{t("create.noType")}</p>}
      </fieldset>
      {words !== "" && <NotOffered types={matching.filter((type) => !type.is_offered)} />}
    </>
  );
}

/** Why types that somebody seeks are not among those to choose. */
function NotOffered({ types }: { readonly types: readonly ContentType[] }) {
  const t = useTexts("contents");
  return types.map(({ guid, name, is_vacant }) => (
    <p key={guid} className={classes.none} role="note">
      {t(is_vacant ? "create.vacant" : "create.partOfOthers", { type: name })}
    </p>
  ));
}

interface UploadActionProps {
  readonly upload: UploadView;
  readonly onOther: (id: string, file: File) => void;
  readonly onType: (id: string, type: string) => void;
}

/** What comes next: the rest of the details, the content that could not be prepared, or another file. */
function UploadAction({ upload, onOther, onType }: UploadActionProps) {
  const t = useTexts("contents");
  const types = useTypes();
  const { id, subject, status } = upload;
  if (subject && (status === "ready" || status === "failed")) {
    const isReady = status === "ready";
    return (
      <Button component={Link} to={`/content/${subject}`} size="xs" variant={isReady ? "filled" : "default"}>
        {t(isReady ? "create.complete" : "create.seeContent")}
      </Button>
    );
  }
  if (status !== "failed") return null;
  const candidates = candidatesOf(upload.failure);
  if (candidates.length > 0) {
    return types
      .filter(({ guid }) => candidates.includes(guid))
      .map(({ guid, name }) => (
        <Button key={guid} variant="default" size="xs" onClick={() => onType(id, guid)}>
          {t("create.uploadAs", { type: name })}
        </Button>
      ));
  }
  return (
    <FileButton onChange={(file) => file && onOther(id, file)}>
      {(props) => (
        <Button variant="default" size="xs" {...props}>
          {t("create.otherFile")}
        </Button>
      )}
    </FileButton>
  );
}

/** The types that a file fits when it fits several. */
function candidatesOf(failure: UploadView["failure"]): readonly unknown[] {
  const candidates = failure?.code === "TYPE_REQUIRED" ? failure.body.candidates : null;
  return Array.isArray(candidates) ? candidates : [];
}
