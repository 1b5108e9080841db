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
import { Radio, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { api } from "../api/client";
import { Refusal } from "./refusal.component";
import { useDialogSize } from "./use-dialog-size";

interface Props {
  guid: string;
  opened: boolean;
  onClose(): void;
}

const TYPES = ["content-error", "content-inappropriate"] as const;
const LONGEST_COMMENT = 2000;

export function ReportDialog({ guid, opened, onClose }: Props) {
  const t = useTexts("viewer");
  const size = useDialogSize();
  const [type, setType] = useState<(typeof TYPES)[number] | null>(null);
  const [comment, setComment] = useState("");
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);

  useUnsaved(opened && (type !== null || comment !== ""));
  // Only what the ended session refused is sent again by itself: a lost answer may have been a good one.
  useTryAgain(refusal?.isSignedOut ? refusal : null, () => void send());

  const send = async () => {
    if (!type) return;
    setSending(true);
    setRefusal(null);
    try {
      await unwrap(
        api.POST("/cms/contents/{content_guid}/reports", {
          params: { path: { content_guid: guid } },
          body: { type, comment, content_guid: guid },
        }),
      );
    } catch (thrown) {
      const failure = asFailure(thrown);
      setRefusal(failure);
      if (failure.status !== 403) toast.error(t("report.failed"), { text: reasonOf(failure) });
      return;
    } finally {
      setSending(false);
    }
    toast.success(t("report.sent"));
    setType(null);
    setComment("");
    onClose();
  };

  return (
    <Dialog
      size={size}
      opened={opened}
      onClose={onClose}
      title={t("report.title")}
      confirm={{
        label: t("report.send"),
        run: () => void send(),
        isDisabled: type === null,
        isRunning: sending,
      }}
    >
      <Stack>
        <Refusal failure={refusal?.status === 403 ? refusal : null} />
        <Radio.Group
          label={t("report.type")}
          value={type}
          onChange={(value) => setType(value as typeof type)}
        >
          <Stack gap="xs" mt="xs">
            {TYPES.map((value) => (
              <Radio key={value} value={value} label={t(`report.types.${value}`)} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label={t("report.comment")}
          autosize
          minRows={3}
          maxLength={LONGEST_COMMENT}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
