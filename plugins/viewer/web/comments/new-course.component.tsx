import { useTexts } from "@estante/sdk";
import { Button, Group, TextInput, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { useSending } from "../dialogs/use-sending";
import { createCourse } from "./comments.api";
import classes from "./comments.module.css";

const LENGTH = { min: 3, max: 250 };

/** A course of the teacher's own, made where it is shared with. */
export function NewCourse({ onMade }: { readonly onMade: (guid: string) => Promise<void> }) {
  const t = useTexts("viewer");
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const make = async () => {
    await onMade((await createCourse(name.trim())).guid);
    setName("");
    setOpen(false);
  };
  const { send, isSending } = useSending(make, {
    sent: t("comments.courseMade"),
    failed: t("comments.courseFailed"),
  });
  if (!isOpen) {
    return (
      <UnstyledButton className={classes.act} onClick={() => setOpen(true)}>
        {t("comments.newCourse")}
      </UnstyledButton>
    );
  }
  const isTooShort = name.trim().length < LENGTH.min;
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput
        className={classes.grow ?? ""}
        label={t("comments.courseName")}
        maxLength={LENGTH.max}
        value={name}
        autoFocus
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // The form around it sends the comment.
          event.preventDefault();
          if (!isTooShort) send();
        }}
      />
      <Button variant="default" disabled={isTooShort} loading={isSending} onClick={send}>
        {t("comments.makeCourse")}
      </Button>
    </Group>
  );
}
