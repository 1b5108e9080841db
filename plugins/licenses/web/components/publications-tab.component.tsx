import {
  asFailure,
  Dialog,
  EmptyState,
  ErrorState,
  invalidate,
  Link,
  LoadingRows,
  ReferencePicker,
  reasonOf,
  toast,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { ActionIcon, Button } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { BATCH_PUBLICATIONS } from "../api/batches";
import { PUBLICATIONS, useApiQuery } from "../api/licenses";
import { addPublications, type Opening, removePublication, STALE } from "../api/redemptions";
import classes from "./rows.module.css";

const ICON_PX = 16;
const MAX_ROWS = 200;
const MIXED = 412;

/** Adds publications to a licence and takes them away; a 412 has a toast of its own (LIC-026). */
function useChange(of: Opening, guid: string) {
  const t = useTexts("licenses");
  const client = useQueryClient();
  const change = async (sent: Promise<unknown>, done: string, undo?: () => void) => {
    try {
      await sent;
      toast.success(done, { ...(undo && { action: { label: t("publications.undo"), run: undo } }) });
      return true;
    } catch (thrown) {
      const failure = asFailure(thrown);
      const title = failure.status === MIXED ? "publications.mixed" : "publications.failed";
      toast.error(t(title), { text: reasonOf(failure) });
      return false;
    } finally {
      await invalidate(client, STALE);
    }
  };
  const add = (guids: readonly string[]) =>
    change(addPublications(of, guid, guids), t("publications.added", { count: guids.length }));
  const remove = (publication: string, name: string) =>
    change(
      removePublication(of, guid, publication),
      t("publications.removed", { name }),
      () => void add([publication]),
    );
  return { add, remove };
}

interface OfLicense {
  readonly guid: string;
  /** The batch that says what it opens. */
  readonly batch: string | null;
}

/** The publications that a licence opens. */
export function LicensePublicationsTab({ guid, batch }: OfLicense) {
  const t = useTexts("licenses");
  const query = useApiQuery(PUBLICATIONS, { path: { guid }, query: { pageSize: MAX_ROWS } });
  const note = batch && <Link to={`/license-batch/${batch}/publications`}>{t("publications.ofBatch")}</Link>;
  return <PublicationsTab of="license" guid={guid} query={query} isFixed={batch !== null} note={note} />;
}

/** The publications that every licence of a batch opens; they are fixed while its codes are made. */
export function BatchPublicationsTab({
  guid,
  isFixed,
}: {
  readonly guid: string;
  readonly isFixed: boolean;
}) {
  const t = useTexts("licenses");
  const query = useApiQuery(BATCH_PUBLICATIONS, { path: { guid }, query: { pageSize: MAX_ROWS } });
  const note = isFixed && t("batches.codes.wait");
  return <PublicationsTab of="batch" guid={guid} query={query} isFixed={isFixed} note={note} />;
}

interface Props {
  readonly of: Opening;
  readonly guid: string;
  readonly query: ReturnType<typeof useApiQuery<typeof PUBLICATIONS>>;
  readonly isFixed: boolean;
  readonly note: ReactNode;
}

function PublicationsTab({ of, guid, query, isFixed, note }: Props) {
  const t = useTexts("licenses");
  const mayUpdate = usePermission(of === "batch" ? "license_batches.update" : "licenses.update");
  const mayChange = mayUpdate && !isFixed;
  const mayOpen = usePermission("publications.readDetail");
  const [isChoosing, setChoosing] = useState(false);
  const { add, remove } = useChange(of, guid);
  if (query.isError) return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={1} />;
  const rows = query.data.data;
  const button = (
    <Button leftSection={<IconPlus size={ICON_PX} />} onClick={() => setChoosing(true)}>
      {t("publications.add")}
    </Button>
  );
  return (
    <div className={classes.tab}>
      {note && <p className={classes.note}>{note}</p>}
      {rows.length === 0 ? (
        <EmptyState
          title={t(of === "batch" ? "batches.codes.opensNothing" : "publications.none")}
          text={t("publications.noneText")}
          {...(mayChange && { actions: button })}
        />
      ) : (
        <>
          <div className={classes.head}>
            <span>{t("publications.count", { count: query.data.meta?.total ?? rows.length })}</span>
            {mayChange && button}
          </div>
          <ul className={classes.rows} aria-label={t("publications.tab")}>
            {rows.map((row) => (
              <li key={row.guid} className={classes.row}>
                {mayOpen ? (
                  <Link to={`/publication/${row.guid}`} className={classes.name}>
                    {row.name}
                  </Link>
                ) : (
                  <span className={classes.name}>{row.name}</span>
                )}
                {mayChange && (
                  <ActionIcon
                    variant="default"
                    aria-label={t("publications.remove", { name: row.name })}
                    onClick={() => void remove(row.guid, row.name)}
                  >
                    <IconX size={ICON_PX} />
                  </ActionIcon>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {isChoosing && <ChooseDialog onChoose={add} onClose={() => setChoosing(false)} />}
    </div>
  );
}

interface ChooseProps {
  /** Answers whether it was done. */
  readonly onChoose: (guids: readonly string[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Some publications, searched by name. */
function ChooseDialog({ onChoose, onClose }: ChooseProps) {
  const t = useTexts("licenses");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isRunning, setRunning] = useState(false);
  const choose = async () => {
    setRunning(true);
    const isDone = await onChoose(chosen);
    setRunning(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="small"
      title={t("publications.add")}
      isGuarded={chosen.length > 0}
      confirm={{
        label: t("publications.confirm"),
        isDisabled: chosen.length === 0,
        isRunning,
        run: () => void choose(),
      }}
    >
      <div className={classes.choice}>
        <ReferencePicker
          many
          of="publications"
          label={t("publications.choose")}
          value={chosen}
          onChange={setChosen}
        />
      </div>
    </Dialog>
  );
}
