import { asFailure, toast, useTexts } from "@estante/sdk";
import { Button, Loader } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { importQuery, restoreLesson } from "../api/imports";
import classes from "./imports.module.css";

interface Props {
  readonly guid: string;
  /** Whether the way back is offered. */
  readonly isReadOnly: boolean;
  /** The pages are others now. */
  readonly onChanged: () => void;
}

const LOOK_AGAIN_MS = 1500;

/** How the last import stands: running, then success or error, with the way back to the former pages. */
export function ImportState({ guid, isReadOnly, onChanged }: Props) {
  const t = useTexts("mint");
  const [isRestoring, setRestoring] = useState(false);
  const { data, refetch } = useQuery({
    ...importQuery(guid),
    refetchInterval: ({ state }) => (state.data?.data.status === "running" ? LOOK_AGAIN_MS : false),
  });
  const status = data?.data.status ?? "none";
  const before = useRef(status);
  useEffect(() => {
    if (before.current === "running" && status === "success") onChanged();
    before.current = status;
  }, [status, onChanged]);
  if (status === "none" || !data) return null;
  const restore = async () => {
    setRestoring(true);
    try {
      await restoreLesson(guid);
      onChanged();
      await refetch();
    } catch (thrown) {
      toast.error(t("imports.notRestored"), { text: asFailure(thrown).message });
    }
    setRestoring(false);
  };
  return (
    <div className={classes.state} data-status={status} role="status">
      {status === "running" && <Loader size={14} />}
      <span>{data.data.error ?? t(`imports.status.${status}`, { source: data.data.source })}</span>
      {status !== "running" && data.data.can_restore && !isReadOnly && (
        <Button size="compact-xs" variant="default" loading={isRestoring} onClick={() => void restore()}>
          {t("imports.restore")}
        </Button>
      )}
    </div>
  );
}
