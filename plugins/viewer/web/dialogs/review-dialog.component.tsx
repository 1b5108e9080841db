import {
  type ApiFailure,
  asFailure,
  Dialog,
  reasonOf,
  toast,
  unwrap,
  useTexts,
  useTryAgain,
  useUnsaved,
} from "@estante/sdk";
import { Group, Rating, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { api, useApiQuery } from "../api/client";
import classes from "./dialogs.module.css";
import { Refusal } from "./refusal.component";
import { useDialogSize } from "./use-dialog-size";

interface Props {
  guid: string;
  opened: boolean;
  onClose(): void;
}

interface Chosen {
  readonly useful?: number;
  readonly difficult?: number;
}

const SCALE = 5;

/** Two ratings from 1 to 5; the person's own are shown again, beside the average of all. */
export function ReviewDialog({ guid, opened, onClose }: Props) {
  const t = useTexts("viewer");
  const size = useDialogSize();
  const reviews = useApiQuery(
    "/cms/contents/{content_guid}/reviews",
    { path: { content_guid: guid } },
    { enabled: opened },
  );
  const own = reviews.data?.data.own;
  // What was chosen stands, also when the own rating comes late or again.
  const [chosen, setChosen] = useState<Chosen>({});
  const useful = chosen.useful ?? own?.usefull_rating ?? 0;
  const difficult = chosen.difficult ?? own?.difficult_rating ?? 0;
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);

  useUnsaved(opened && (useful !== (own?.usefull_rating ?? 0) || difficult !== (own?.difficult_rating ?? 0)));
  // Only what the ended session refused is sent again by itself: a lost answer may have been a good one.
  useTryAgain(refusal?.isSignedOut ? refusal : null, () => void send());

  const send = async () => {
    setSending(true);
    setRefusal(null);
    try {
      await unwrap(
        api.POST("/cms/contents/{content_guid}/reviews", {
          params: { path: { content_guid: guid } },
          body: { usefull_rating: useful, difficult_rating: difficult, content_guid: guid },
        }),
      );
    } catch (thrown) {
      const failure = asFailure(thrown);
      setRefusal(failure);
      if (failure.status !== 403) toast.error(t("review.failed"), { text: reasonOf(failure) });
      return;
    } finally {
      setSending(false);
    }
    toast.success(t("review.sent"));
    void reviews.refetch().then(() => setChosen({}));
    onClose();
  };

  const rows = [
    { name: "useful", value: useful, average: reviews.data?.data.usefull_average },
    { name: "difficult", value: difficult, average: reviews.data?.data.difficult_average },
  ] as const;
  return (
    <Dialog
      size={size}
      opened={opened}
      onClose={onClose}
      title={t("review.title")}
      confirm={{
        label: t("review.send"),
        run: () => void send(),
        isDisabled: !useful || !difficult || reviews.isError,
        isRunning: sending,
      }}
    >
      <Stack>
        <Refusal failure={reviews.error ?? refusal} />
        {rows.map((row) => (
          <fieldset key={row.name} className={classes.row}>
            <legend>{t(`review.${row.name}`)}</legend>
            <Group justify="space-between">
              <Rating
                size="xl"
                color="brand"
                count={SCALE}
                value={row.value}
                onChange={(stars) => setChosen((before) => ({ ...before, [row.name]: stars }))}
                getSymbolLabel={(stars) => t("review.stars", { count: stars })}
              />
              {row.average ? (
                <Text c="dimmed" size="sm">
                  {t("review.average", { average: row.average })}
                </Text>
              ) : null}
            </Group>
          </fieldset>
        ))}
      </Stack>
    </Dialog>
  );
}
