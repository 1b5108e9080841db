import { Dialog, formatList, unwrap, useTexts, useUnsaved } from "@estante/sdk";
import { Group, Rating, Stack, Text } from "@mantine/core";
import { type FocusEvent, useState } from "react";
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

/** The dialog begins at its first stars, at those that stand. */
function focusChosen({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget) return;
  (
    currentTarget.querySelector<HTMLElement>("input:checked") ?? currentTarget.querySelector("input")
  )?.focus();
}

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
  const choose = (name: keyof Chosen, stars: number) => setChosen((before) => ({ ...before, [name]: stars }));
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

  const isWhole = useful > 0 && difficult > 0;
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
        isDisabled: !isWhole || reviews.isError,
        isRunning: isSending,
      }}
    >
      <Stack>
        <Refusal failure={reviews.error ?? refusal} />
        {rows.map((row, at) => (
          // What the arrows reach is chosen; the stars alone would only light up.
          <fieldset
            key={row.name}
            className={classes.row}
            onChange={({ target }) =>
              target instanceof HTMLInputElement && choose(row.name, Number(target.value))
            }
          >
            <legend>{t(`review.${row.name}`)}</legend>
            <Group justify="space-between">
              <Rating
                size="xl"
                color="brand"
                count={SCALE}
                value={row.value}
                onChange={(stars) => choose(row.name, stars)}
                getSymbolLabel={(stars) =>
                  stars ? t("review.stars", { count: stars }) : t("review.noStars")
                }
                {...(at === 0 && { "data-autofocus": true, tabIndex: -1, onFocus: focusChosen })}
              />
              {row.average ? (
                <Text c="dimmed" size="sm">
                  {t("review.average", { average: row.average })}
                </Text>
              ) : null}
            </Group>
            <Text c="dimmed" size="xs">
              {t(`review.${row.name}Ends`)}
            </Text>
          </fieldset>
        ))}
        <Text c="dimmed" size="sm" role="status">
          {!isWhole &&
            t("review.missing", {
              names: formatList(rows.filter(({ value }) => !value).map(({ name }) => t(`review.${name}`))),
            })}
        </Text>
      </Stack>
    </Dialog>
  );
}
