import {
  asFailure,
  type Branding,
  ConflictDialog,
  DetailPage,
  DraftNotice,
  ExitDialog,
  invalidate,
  RecordPanels,
  reasonOf,
  setOrganization,
  toast,
  UnsavedBar,
  unwrap,
  usePermission,
  useRecordForm,
  useRecordTexts,
  useSectionTabs,
  useTenant,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconRestore } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import {
  api,
  apiQueryOptions,
  resetStyle,
  type Style,
  type StyleForm,
  saveStyle,
  styleFields,
  styles,
  type Typeface,
} from "../api/styles";
import { ContrastCards } from "./contrast-cards.component";
import { OwnFonts } from "./own-fonts.component";
import classes from "./personalize.module.css";
import { Preview } from "./preview.component";
import { StyleFormFields } from "./style-form.component";
import { useScopedSheet } from "./use-scoped-sheet";

const RECORD = "personalize";
const SECTION = "settings";
const STYLE = "/organization/css/stylesheet";

interface Props {
  readonly style: Style;
  readonly version: string | null;
  readonly typefaces: readonly Typeface[];
}

/** What a page would wear with these values; a value that is no colour or size yet leaves what was there. */
function brandingOf(values: StyleForm, saved: Style, typefaces: readonly Typeface[]): Branding {
  return {
    color_first: values.color_first ?? saved.color_first,
    color_second: values.color_second ?? saved.color_second,
    font_first: values.font_first || saved.font_first,
    font_second: values.font_second || saved.font_second,
    border_radius: values.border_radius ?? saved.border_radius,
    font_faces: typefaces.flatMap(({ name, url, weight }) => (url ? [{ family: name, url, weight }] : [])),
  };
}

/** Has the page around wear what was saved, whoever saved it: another tab, or a version that came back. */
function useSavedLook(style: Style): void {
  const known = useRef(style);
  useEffect(() => {
    if (known.current === style) return;
    known.current = style;
    void unwrap(api.GET("/organization"))
      .then(({ data }) => setOrganization(data))
      // The next page asks anew.
      .catch(() => undefined);
  }, [style]);
}

export function StyleStudio({ style, version, typefaces }: Props) {
  const { t } = useRecordTexts(styles);
  const client = useQueryClient();
  const mayUpdate = usePermission("personalize.update");
  const tabs = useSectionTabs(SECTION);
  const saved = useMemo(() => styleFields.valuesOf(style), [style]);
  const refresh = () => invalidate(client, styles.stale);
  const record = useRecordForm<StyleForm>({
    saved,
    version,
    record: RECORD,
    names: styleFields.changeNames(t),
    validate: (values, changed) => styleFields.validate(values, changed, t),
    onSave: async (_values, changed, before) => {
      const next = await saveStyle(styleFields.bodyOf(changed) as object, before);
      await refresh();
      toast.success(t("saved"));
      return next;
    },
  });
  useSavedLook(style);
  const sheet = useScopedSheet(record.form.values.css ?? "", mayUpdate);
  const { values } = record.form;
  const branding = useMemo(() => brandingOf(values, style, typefaces), [values, style, typefaces]);
  const tenant = useTenant();
  const isBuiltIn =
    style.css === "" &&
    Object.entries(style.built_in).every(([name, value]) => style[name as keyof Style] === value);

  async function reset() {
    try {
      await resetStyle(version);
      record.discard();
      toast.success(t("reset.done"));
    } catch (thrown) {
      toast.error(t("reset.failed"), { text: reasonOf(asFailure(thrown)) });
    }
    await refresh();
  }

  return (
    <DetailPage
      breadcrumb={[{ label: t("title") }]}
      title={t("title")}
      meta={[t("text")]}
      tabs={tabs}
      tab="personalize"
      bar={
        mayUpdate && (
          <UnsavedBar
            changes={record.changes}
            onDiscard={record.discard}
            onSave={() => void record.save()}
            isSaving={record.isSaving}
            problem={record.problem}
          />
        )
      }
    >
      {mayUpdate && <DraftNotice draft={record.draft} />}
      <div className={classes.studio}>
        <div className={classes.form}>
          <StyleFormFields form={record.form} typefaces={typefaces} isReadOnly={!mayUpdate} sheet={sheet} />
          {mayUpdate && (
            <Button
              variant="default"
              leftSection={<IconRestore size={16} aria-hidden />}
              disabled={isBuiltIn || record.isSaving}
              onClick={() => void reset()}
            >
              {t("reset.button")}
            </Button>
          )}
          {mayUpdate && <OwnFonts />}
          <div className={classes.past}>
            <RecordPanels records={styles} fields={styleFields} guid={style.guid} />
          </div>
        </div>
        <div className={classes.side}>
          <Preview branding={branding} css={sheet.css} name={tenant?.product_name ?? ""} />
          <ContrastCards branding={branding} />
        </div>
      </div>
      <ExitDialog changes={record.changes} onSave={record.save} onDiscard={record.discard} />
      <ConflictDialog
        record={record}
        name={RECORD}
        labels={styleFields.labels(t)}
        load={async () => {
          const { data, etag } = await client.fetchQuery({ ...apiQueryOptions(STYLE), staleTime: 0 });
          return { values: styleFields.valuesOf(data), version: etag };
        }}
        onTakeSaved={() => void refresh()}
      />
    </DetailPage>
  );
}
