import { type ApiFailure, api, asFailure, Dialog, toast, unwrap, useTexts } from "@estante/sdk";
import { Radio, Stack, Textarea } from "@mantine/core";
import { useState } from "react";
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
      return failure.status === 403 ? setRefusal(failure) : toast.error(t("report.failed"));
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
        <Refusal failure={refusal} />
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
