import { NumberField, ReferencePicker, useTexts } from "@estante/sdk";
import { Button, SegmentedControl, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { type Area, isComplete } from "./layout.api";
import classes from "./layout.module.css";

interface Props {
  readonly area: Area;
  readonly place: number;
  readonly pages: number;
  readonly isReadOnly: boolean;
  onChange(fields: Partial<Area>): void;
  onRemove(): void;
}

const MAX_LABEL = 250;
const MAX_URL = 2048;
const KINDS = ["content", "page", "url"] as const;
type Kind = (typeof KINDS)[number];
const NOWHERE = { target_content: null, target_page: null, target_url: null };
const WEB_ADDRESS = /^https?:\/\/[^\s@/?#]+([/?#]\S*)?$/i;

/** What a hotspot is called, and where it leads. */
export function AreaForm({ area, place, pages, isReadOnly, onChange, onRemove }: Props) {
  const t = useTexts("viewer");
  const [kind, setKind] = useState<Kind>(kindOf(area));
  return (
    <fieldset className={classes.fields}>
      <legend>{t("layout.hotspot", { place })}</legend>
      <TextInput
        label={t("layout.label")}
        description={t("layout.labelHelp")}
        maxLength={MAX_LABEL}
        value={area.label ?? ""}
        readOnly={isReadOnly}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
      />
      <SegmentedControl
        aria-label={t("layout.target")}
        fullWidth
        value={kind}
        disabled={isReadOnly}
        data={KINDS.map((value) => ({ value, label: t(`layout.targets.${value}`) }))}
        onChange={(value) => {
          setKind(value as Kind);
          onChange(NOWHERE);
        }}
      />
      {kind === "content" && (
        <ReferencePicker
          of="contents"
          label={t("layout.content")}
          clearable
          value={area.target_content ?? null}
          readOnly={isReadOnly}
          onChange={(guid) => onChange({ ...NOWHERE, target_content: guid })}
        />
      )}
      {kind === "page" && (
        <NumberField
          label={t("layout.page")}
          min={1}
          max={Math.max(1, pages)}
          allowDecimal={false}
          clampBehavior="strict"
          value={area.target_page ?? ""}
          readOnly={isReadOnly}
          onChange={(page) => onChange({ ...NOWHERE, target_page: typeof page === "number" ? page : null })}
        />
      )}
      {kind === "url" && (
        <UrlField
          url={area.target_url ?? ""}
          isReadOnly={isReadOnly}
          onChange={(target_url) => onChange({ ...NOWHERE, target_url })}
        />
      )}
      {!isComplete(area) && <p className={classes.hint}>{t("layout.incomplete")}</p>}
      {!isReadOnly && (
        <Button variant="subtle" color="red" leftSection={<IconTrash size={16} />} onClick={onRemove}>
          {t("layout.remove")}
        </Button>
      )}
    </fieldset>
  );
}

function kindOf({ target_page, target_url }: Area): Kind {
  if (target_url) return "url";
  return target_page ? "page" : "content";
}

interface UrlProps {
  readonly url: string;
  readonly isReadOnly: boolean;
  onChange(url: string | null): void;
}

/** An address is kept once it is one: half of it would be refused. */
function UrlField({ url, isReadOnly, onChange }: UrlProps) {
  const t = useTexts("viewer");
  const [typed, setTyped] = useState(url);
  const isWrong = typed !== "" && !WEB_ADDRESS.test(typed);
  return (
    <TextInput
      type="url"
      label={t("layout.url")}
      placeholder="https://"
      maxLength={MAX_URL}
      value={typed}
      readOnly={isReadOnly}
      error={isWrong ? t("layout.urlWrong") : null}
      onChange={(event) => {
        const text = event.currentTarget.value.trim();
        setTyped(text);
        onChange(WEB_ADDRESS.test(text) ? text : null);
      }}
    />
  );
}
