import { FileField, ReferencePicker, sendUpload, useFlag, useTexts } from "@estante/sdk";
import { SegmentedControl, TextInput } from "@mantine/core";
import { useMaterialFilters } from "../../api/mint";
import type { MaterialDraft } from "./material-draft";

interface MaterialSourceProps {
  readonly draft: MaterialDraft;
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (changed: Partial<MaterialDraft>) => void;
  /** Whether it is asked where a link opens. */
  readonly hasTarget?: boolean;
}

const SOURCES = ["content", "link", "file", "library"] as const;
const TARGETS = ["external", "embedded"] as const;
// As the server takes them; an organization may take less.
const MAX_BYTES = 2048 * 1024 * 1024;
const FORMATS = [
  ...["pdf", "docx", "pptx", "xlsx", "odt", "odp", "ods", "txt", "epub", "zip"],
  ...["jpg", "png", "gif", "webp", "mp4", "webm", "mov", "mp3", "m4a", "ogg", "wav"],
];
const send = sendUpload("programs.material");

/** Where a material comes from: a content, a link, a file, or a resource of the library where there is one. */
export function MaterialSource({ draft, faults, onChange, hasTarget = true }: MaterialSourceProps) {
  const t = useTexts("programs");
  const hasLibrary = useFlag("library");
  const filters = useMaterialFilters();
  const sources = SOURCES.filter((source) => source !== "library" || hasLibrary);
  return (
    <>
      <SegmentedControl
        fullWidth
        aria-label={t("structure.source")}
        value={draft.source}
        onChange={(chosen) => onChange({ source: SOURCES.find((each) => each === chosen) ?? "content" })}
        data={sources.map((source) => ({ value: source, label: t(`structure.sources.${source}`) }))}
      />
      {draft.source === "content" && (
        <ReferencePicker
          of="contents"
          filters={filters}
          label={t("structure.sources.content")}
          value={draft.content}
          onChange={(content) => onChange({ content })}
          error={faults.content_guid ?? faults.link}
        />
      )}
      {draft.source === "library" && (
        <ReferencePicker
          of="library"
          filters={filters}
          label={t("structure.sources.library")}
          value={draft.library}
          onChange={(library) => onChange({ library })}
          error={faults.library_guid ?? faults.link}
        />
      )}
      {draft.source === "link" && (
        <>
          <TextInput
            type="url"
            label={t("structure.address")}
            placeholder="https://"
            value={draft.link}
            error={faults.link}
            onChange={(event) => onChange({ link: event.currentTarget.value })}
          />
          {hasTarget && (
            <SegmentedControl
              aria-label={t("structure.target")}
              value={draft.target}
              onChange={(chosen) =>
                onChange({ target: TARGETS.find((each) => each === chosen) ?? "external" })
              }
              data={TARGETS.map((target) => ({ value: target, label: t(`structure.targets.${target}`) }))}
            />
          )}
        </>
      )}
      {draft.source === "file" && (
        <FileField
          label={t("structure.sources.file")}
          value={draft.file}
          onChange={(file) => onChange({ file })}
          error={faults.file ?? faults.link}
          formats={FORMATS}
          maxBytes={MAX_BYTES}
          send={send}
        />
      )}
    </>
  );
}
