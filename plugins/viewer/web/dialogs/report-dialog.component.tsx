import { Dialog, unwrap, useTexts, useUnsaved } from "@estante/sdk";
import { Radio, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
import { api } from "../api/client";
import { Refusal } from "./refusal.component";
import { useDialogSize } from "./use-dialog-size";
import { useSending } from "./use-sending";

interface Props {
  guid: string;
  opened: boolean;
  onClose(): void;
}

const TYPES = ["content-error", "content-inappropriate"] as const;
const MAX_COMMENT_CHARACTERS = 2000;

export function ReportDialog({ guid, opened, onClose }: Props) {
  const t = useTexts("viewer");
  const size = useDialogSize();
  const [type, setType] = useState<(typeof TYPES)[number] | null>(null);
  const [comment, setComment] = useState("");
  useUnsaved(opened && (type !== null || comment !== ""));
  const report = async () => {
    if (!type) return false;
    await unwrap(
      api.POST("/cms/contents/{content_guid}/reports", {
        params: { path: { content_guid: guid } },
        body: { type, comment, content_guid: guid },
      }),
    );
    setType(null);
    setComment("");
    onClose();
    return true;
  };
  const { send, isSending, refusal } = useSending(report, {
    sent: t("report.sent"),
    failed: t("report.failed"),
    showsForbidden: true,
  });

  return (
    <Dialog
      size={size}
      opened={opened}
      onClose={onClose}
      title={t("report.title")}
      confirm={{
        label: t("report.send"),
        run: send,
        isDisabled: type === null,
        isRunning: isSending,
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
          maxLength={MAX_COMMENT_CHARACTERS}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
