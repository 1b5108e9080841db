import {
  asFailure,
  invalidate,
  Link,
  reasonOf,
  SortableField,
  toast,
  unwrap,
  uploads,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { Button, FileButton, Group } from "@mantine/core";
import { IconCircleCheck, IconPlus, IconUpload } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api/client";
import { type Content, contents } from "../api/contents";
import { uploadPlan } from "../api/upload-plan";
import { useTypes } from "../components/use-types";
import { ChooseDialog } from "./choose-dialog.component";
import classes from "./grouping.module.css";

/** What only other contents need is of this type. */
const DEPENDENCY = "CTTY_00";
const FILTERS = { type: [DEPENDENCY] };
const ICON_PX = 18;
/** Why a content without its dependency does not open. */
const MISSED = "ERROR_404_DEPENDENCY";

/** Saves what a content needs; what is shown is what was asked for until the answer is there. */
function useNeeded({ guid, dependencies }: Content) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const change = async (next: readonly string[]) => {
    setWanted(next);
    try {
      const params = { path: { guid } };
      await unwrap(api.PUT("/cms/contents/{guid}", { params, body: { dependencies: [...next] } }));
      toast.success(t("grouping.dependenciesSaved"));
      return true;
    } catch (thrown) {
      toast.error(t("held.failed"), { text: reasonOf(asFailure(thrown)) });
      return false;
    } finally {
      await invalidate(client, contents.stale);
      setWanted((current) => (current === next ? null : current));
    }
  };
  return { shown: wanted ?? dependencies.map(({ guid }) => guid), change };
}

/** That a content has no dependency, which is fine unless it does not open without one. */
function Nothing({ isMissed }: { readonly isMissed: boolean }) {
  const t = useTexts("contents");
  if (isMissed) return <p>{t("grouping.missesDependency")}</p>;
  return (
    <p className={classes.fine}>
      <IconCircleCheck size={ICON_PX} aria-hidden /> {t("grouping.noDependencies")}
    </p>
  );
}

/** What a content needs to open, in an order: added, moved, taken out. */
export function Dependencies({ content }: { readonly content: Content }) {
  const t = useTexts("contents");
  const mayChange = usePermission("contents.update");
  const [isChoosing, setChoosing] = useState(false);
  const { shown, change } = useNeeded(content);
  const nameOf = (guid: string) => content.dependencies.find((row) => row.guid === guid)?.name ?? "…";
  return (
    <>
      {shown.length === 0 ? (
        <Nothing isMissed={content.refusal?.code === MISSED} />
      ) : (
        <SortableField
          label={t("grouping.dependencies")}
          isLabelHidden
          options={shown.map((guid) => ({ value: guid, label: nameOf(guid) }))}
          value={shown}
          onChange={(next) => void change(next)}
          onRemove={(gone) => void change(shown.filter((guid) => guid !== gone))}
          readOnly={!mayChange}
          renderRow={(guid) => <Link to={`/content/${guid}`}>{nameOf(guid)}</Link>}
        />
      )}
      {mayChange && (
        <Group className={classes.add ?? ""} gap="xs">
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={ICON_PX} />}
            onClick={() => setChoosing(true)}
          >
            {t("grouping.addDependency")}
          </Button>
          <UploadDependency guid={content.guid} />
        </Group>
      )}
      {isChoosing && (
        <ChooseDialog
          of="contents"
          filters={FILTERS}
          title={t("grouping.addDependency")}
          label={t("grouping.chooseDependency")}
          onChoose={(guids) => change([...new Set([...shown, ...guids])])}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

/** Makes a dependency of a file, and has the content need it once it is there. */
function UploadDependency({ guid }: { readonly guid: string }) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const types = useTypes();
  const params = { path: { guid } };
  const need = async (dependency: string) => {
    const { data } = await unwrap(api.GET("/cms/contents/{guid}", { params }));
    const dependencies = [...data.dependencies.map((needed) => needed.guid), dependency];
    await unwrap(api.PUT("/cms/contents/{guid}", { params, body: { dependencies } }));
    await invalidate(client, contents.stale);
    toast.success(t("grouping.dependenciesSaved"));
  };
  const send = (file: File | null) => {
    if (!file) return;
    const plan = uploadPlan(DEPENDENCY, types);
    uploads.add([file], {
      ...plan,
      finish: async (upload, item) => {
        const made = await plan.finish?.(upload, item);
        if (!made?.subject) throw asFailure(null);
        await need(made.subject);
        return made;
      },
    });
    toast.info(t("grouping.uploadingDependency", { name: file.name }));
  };
  return (
    <FileButton onChange={send} accept=".zip">
      {(props) => (
        <Button {...props} variant="default" size="xs" leftSection={<IconUpload size={ICON_PX} />}>
          {t("grouping.uploadDependency")}
        </Button>
      )}
    </FileButton>
  );
}
