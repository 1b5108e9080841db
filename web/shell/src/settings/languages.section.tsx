import {
  type AnswerData,
  api,
  asFailure,
  FormSection,
  invalidate,
  Link,
  languageName,
  reasonOf,
  SwitchRow,
  toast,
  unwrap,
  useApiQuery,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { TEXTS } from "../app/guards";
import { refreshOrganization } from "./organization";
import classes from "./settings.module.css";

type Language = AnswerData<"get", "/langs">[number];

const BUILT_IN: readonly string[] = ["es", "pt", "en"];
const STALE = ["/langs", "/langs/coverage", "/settings"];
const PAGE_SIZE = 200;
const ICON_PX = 16;
const MAX_CODE = 35;
const MAX_NAME = 100;

/** The languages of the organization: those that people choose among, those of contents, and their texts. */
export function LanguagesSection() {
  const t = useTexts("shell");
  const query = useApiQuery("/langs", { query: { pageSize: PAGE_SIZE } });
  const mayChange = usePermission("languages.update");
  const mayAdd = usePermission("languages.create");
  const act = useLanguageAct();
  if (!query.data) return null;
  return (
    <FormSection title={t("languages.title")} text={t("languages.text")}>
      <ul className={classes.languages} aria-label={t("languages.title")}>
        {query.data.data.map((language) => (
          <LanguageRow key={language.id} language={language} mayChange={mayChange} act={act} />
        ))}
      </ul>
      {mayAdd && <NewLanguage act={act} />}
      {mayChange && (
        <p>
          <Link to={TEXTS}>{t("languages.texts")}</Link>
        </p>
      )}
    </FormSection>
  );
}

type Act = (call: () => Promise<unknown>, done: string) => Promise<boolean>;

/** Does something to a language, says so, and has everybody ask anew; a refusal is told as the server says it. */
function useLanguageAct(): Act {
  const t = useTexts("shell");
  const client = useQueryClient();
  return async (call, done) => {
    try {
      await call();
      toast.success(done);
      return true;
    } catch (thrown) {
      const failure = asFailure(thrown);
      toast.error(t("languages.failed"), { text: failure.fields[0]?.message ?? reasonOf(failure) });
      return false;
    } finally {
      await Promise.all([invalidate(client, STALE), refreshOrganization().catch(() => undefined)]);
    }
  };
}

function LanguageRow({ language, mayChange, act }: { language: Language; mayChange: boolean; act: Act }) {
  const t = useTexts("shell");
  const { id, name, is_for_ui } = language;
  const params = { path: { language_id: id } };
  const offer = (isOffered: boolean) =>
    act(
      () => unwrap(api.PATCH("/langs/{language_id}", { params, body: { is_for_ui: isOffered } })),
      t(isOffered ? "languages.offered" : "languages.notOffered", { name }),
    );
  const remove = () =>
    act(() => unwrap(api.DELETE("/langs/{language_id}", { params })), t("languages.removed", { name }));
  return (
    <li className={classes.language}>
      <div className={classes.grow}>
        <SwitchRow
          label={`${name} · ${id}`}
          text={t(is_for_ui ? "languages.isForUi" : "languages.onlyClassified")}
          checked={is_for_ui}
          isReadOnly={!mayChange}
          onChange={(checked) => void offer(checked)}
        />
      </div>
      {mayChange && !is_for_ui && !BUILT_IN.includes(id) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t("languages.remove", { name })}
          onClick={() => void remove()}
        >
          <IconTrash size={ICON_PX} aria-hidden="true" />
        </ActionIcon>
      )}
    </li>
  );
}

function NewLanguage({ act }: { act: Act }) {
  const t = useTexts("shell");
  const [code, setCode] = useState("");
  const [name, setName] = useState("");
  const suggested = /^[a-z]{2,3}(-|$)/i.test(code.trim()) ? languageName(code.trim()) : "";
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const body = { id: code.trim(), name: name.trim() || suggested, is_for_ui: false };
    const isAdded = await act(
      () => unwrap(api.POST("/langs", { body })),
      t("languages.added", { name: body.name }),
    );
    if (!isAdded) return;
    setCode("");
    setName("");
  };
  return (
    <form className={classes.newLanguage} onSubmit={(event) => void add(event)}>
      <TextInput
        label={t("languages.code")}
        description={t("languages.codeHint")}
        value={code}
        maxLength={MAX_CODE}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <TextInput
        label={t("languages.name")}
        description={t("languages.nameHint")}
        placeholder={suggested}
        value={name}
        maxLength={MAX_NAME}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        disabled={!code.trim() || !(name.trim() || suggested)}
        leftSection={<IconPlus size={ICON_PX} />}
      >
        {t("languages.add")}
      </Button>
    </form>
  );
}
