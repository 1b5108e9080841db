import { Dialog, unwrap, useTexts, useUnsaved } from "@estante/sdk";
import { Group, Rating, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { api, useApiQuery } from "../api/client";
import classes from "./dialogs.module.css";
import { Refusal } from "./refusal.component";
import { useDialogSize } from "./use-dialog-size";
import { useSending } from "./use-sending";

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
  useUnsaved(opened && (useful !== (own?.usefull_rating ?? 0) || difficult !== (own?.difficult_rating ?? 0)));
  const review = async () => {
    await unwrap(
      api.POST("/cms/contents/{content_guid}/reviews", {
        params: { path: { content_guid: guid } },
        body: { usefull_rating: useful, difficult_rating: difficult, content_guid: guid },
      }),
    );
    void reviews.refetch().then(() => setChosen({}));
    onClose();
  };
  const { send, isSending, refusal } = useSending(review, {
    sent: t("review.sent"),
    failed: t("review.failed"),
    showsForbidden: true,
  });

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
        run: send,
        isDisabled: !useful || !difficult || reviews.isError,
        isRunning: isSending,
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
