import {
  api,
  apiKey,
  DeleteDialog,
  ErrorState,
  FormSection,
  toast,
  unwrap,
  useApiQuery,
  usePermission,
  useSession,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FactorList } from "./factor-list.component";

const PATH = "/users/{user_guid}/second-factor";

interface Props {
  readonly guid: string;
  readonly name: string;
}

/** Somebody's second step, to be taken away when it is lost; nothing where there is none. */
export function PersonSecondStep({ guid, name }: Props) {
  const mayReset = usePermission("users.resetSecondFactor");
  const isOwn = useSession().person?.guid === guid;
  return mayReset && !isOwn ? <Factors guid={guid} name={name} /> : null;
}

function Factors({ guid, name }: Props) {
  const t = useTexts("shell");
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const params = { path: { user_guid: guid } };
  const query = useApiQuery(PATH, params);
  const factors = query.data?.data.factors ?? [];

  async function reset() {
    try {
      await unwrap(api.DELETE(PATH, { params }));
    } finally {
      await Promise.all(
        [PATH, "/users/{user_guid}/sessions", "/users/sessions"].map((path) =>
          queries.invalidateQueries({ queryKey: apiKey(path) }),
        ),
      );
    }
    toast.success(t("secondStep.resetDone", { name }));
  }

  if (query.isError) return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (factors.length === 0) return null;
  return (
    <FormSection title={t("secondStep.title")} text={t("secondStep.resetHint")}>
      <FactorList factors={factors} />
      <div>
        <Button variant="outline" color="red" onClick={() => setOpen(true)}>
          {t("secondStep.reset")}
        </Button>
      </div>
      <DeleteDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        onDelete={reset}
        title={t("secondStep.resetTitle", { name })}
        text={t("secondStep.resetText")}
        label={t("secondStep.reset")}
      />
    </FormSection>
  );
}
