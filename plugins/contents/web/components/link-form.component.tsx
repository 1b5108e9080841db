import { asFailure, invalidate, toast, useNavigate, useTexts } from "@estante/sdk";
import { Button, Stack, TextInput } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { type ContentType, createContent, STALE } from "../api/contents.api";

type Errors = Readonly<Record<string, string>>;

/** A content that is an address: a name and a url, then its own page. */
export function LinkForm({ type }: { type: ContentType }) {
  const t = useTexts("contents");
  const client = useQueryClient();
  const navigate = useNavigate();
  const [name, setName] = useState("");
  const [url, setUrl] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [saving, setSaving] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    try {
      const content = await createContent({ name, url, type_guid: type.guid, is_teacher_only: 0 });
      await invalidate(client, STALE);
      toast.success(t("acts.created", { name: content.name }));
      await navigate({ href: `/content/${content.guid}` });
    } catch (thrown) {
      const failure = asFailure(thrown);
      setErrors(Object.fromEntries(failure.fields.map(({ field, message }) => [field, message])));
      if (failure.fields.length === 0) toast.error(failure.message);
    } finally {
      setSaving(false);
    }
  };

  return (
    <form onSubmit={save} noValidate aria-label={type.name}>
      <Stack maw={560}>
        <TextInput
          label={t("fields.name")}
          withAsterisk
          value={name}
          error={errors.name}
          description={t("fields.nameHint")}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
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
          {t("create.save", { type: type.name })}
        </Button>
      </Stack>
    </form>
  );
}
