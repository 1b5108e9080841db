import { Dialog, useTexts } from "@estante/sdk";
import { PasswordInput, Stack, Text } from "@mantine/core";
import { useLayoutEffect, useRef, useState } from "react";
import { useDialogSize } from "../../dialogs/use-dialog-size";
import type { PasswordQuestion } from "./document/password-gate";

interface Props {
  name: string;
  question: PasswordQuestion;
  onLeave(): void;
}

/** Asks for a document's own password until it is right, or the person leaves. */
export function PasswordDialog({ name, question, onLeave }: Props) {
  const t = useTexts("viewer");
  const size = useDialogSize();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [answered, setAnswered] = useState<PasswordQuestion | null>(null);
  const isTrying = answered === question;
  // Before it is seen: what is typed from then on stands in the place of the wrong one, from its first letter.
  useLayoutEffect(() => {
    if (question.isWrong) field.current?.select();
  }, [question]);
  return (
    <Dialog
      opened
      size={size}
      title={t("pdf.password.title")}
      onClose={onLeave}
      cancel={t("pdf.password.leave")}
      withClose={false}
      submitOnEnter
      confirm={{
        label: t("pdf.password.open"),
        isDisabled: password === "",
        isRunning: isTrying,
        run: () => {
          setAnswered(question);
          question.answer(password);
        },
      }}
    >
      <Stack gap="sm" pb={4}>
        <Text size="sm">{t("pdf.password.text", { name })}</Text>
        <PasswordInput
          ref={field}
          data-autofocus
          label={t("pdf.password.label")}
          autoComplete="off"
          value={password}
          error={question.isWrong && !isTrying ? t("pdf.password.wrong") : null}
          visibilityToggleButtonProps={{ "aria-label": t("pdf.password.show") }}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
