import {
  type ApiFailure,
  asFailure,
  invalidate,
  reasonOf,
  toast,
  useNavigate,
  useRecordTexts,
  useTexts,
  useTryAgain,
  useUnsaved,
} from "@estante/sdk";
import { Button, Stack, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { type ContentType, contents } from "../api/contents";

const LEAST = 3;

type Errors = Readonly<Record<string, string>>;

/** A content that is an address: a name and a url, then its own page. */
export function LinkForm({ type }: { type: ContentType }) {
  const t = useTexts("contents");
  const { t: texts } = useRecordTexts(contents);
  const client = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [url, setUrl] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [saving, setSaving] = useState(false);
  const [refused, setRefused] = useState<ApiFailure | null>(null);
  useUnsaved(name !== "" || url !== "");
  const form = useRef<HTMLFormElement>(null);
  // Only what the ended session refused is sent again: an answer that was lost may have made the content.
  useTryAgain(refused?.isSignedOut ? refused : null, () => form.current?.requestSubmit());

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    const show = (wrong: Errors) => {
      setErrors(wrong);
      fields.querySelector<HTMLElement>(`[name="${Object.keys(wrong)[0]}"]`)?.focus();
    };
    const missing: Errors = {
      ...([...name.trim()].length < LEAST && { name: texts("fields.tooShort", { count: LEAST }) }),
      ...(url.trim() === "" && { url: t("fields.urlMissing") }),
    };
    if (Object.keys(missing).length > 0) return show(missing);
    setSaving(true);
    setRefused(null);
    try {
      const content = await contents.create({ name, url, type_guid: type.guid, is_teacher_only: 0 });
      await invalidate(client, contents.stale);
      toast.success(t("actions.created", { name: content.name }));
      await navigate({ href: `/content/${content.guid}` });
    } catch (thrown) {
      const failure = asFailure(thrown);
      setRefused(failure);
      if (failure.fields.length === 0) toast.error(t("create.failed"), { text: reasonOf(failure) });
      else show(Object.fromEntries(failure.fields.map(({ field, message }) => [field, message])));
    } finally {
      setSaving(false);
    }
  };

  return (
    <form ref={form} onSubmit={save} noValidate aria-label={type.name}>
      <Stack maw={560}>
        <TextInput
          name="name"
          label={t("fields.name")}
          withAsterisk
          value={name}
          error={errors.name}
          description={t("fields.nameHint")}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          name="url"
          label={t("fields.url")}
          withAsterisk
          type="url"
          inputMode="url"
          placeholder="https://"
          value={url}
          error={errors.url}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <Button type="submit" loading={saving} style={{ justifySelf: "start" }} w="fit-content">
          {t("create.save", { type: type.name.toLowerCase() })}
        </Button>
      </Stack>
    </form>
  );
}
