import {
  asFailure,
  formatNumber,
  invalidate,
  RecordCreatePage,
  RecordFrame,
  RecordPage,
  reasonOf,
  toast,
  unwrap,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { type AudienceValues, fieldsWith } from "../api/audience-fields";
import { api, type Message, messages } from "../api/messages";
import { Reach } from "../components/reach.component";
import { shownDays } from "../components/shown-days";
import { StateMark } from "../components/state-mark.component";
import { useAudienceKinds, useHasCountries, useRoles } from "../components/use-choices";

const notes = (values: AudienceValues) => ({ audience: <Reach values={values} /> });

/** The fields with those of other plugins' groups, once these are known. */
function useFields() {
  const kinds = useAudienceKinds();
  return useMemo(() => (kinds === null ? null : fieldsWith(kinds)), [kinds]);
}

/** `/messages/create` */
export function MessageCreatePage() {
  const roles = useRoles();
  const hasCountries = useHasCountries();
  const fields = useFields();
  if (fields === null) return <RecordFrame />;
  const only = Object.keys(fields.all).filter((name) => hasCountries || name !== "countries");
  return (
    <RecordCreatePage records={messages} fields={fields} only={only} options={{ roles }} notes={notes} />
  );
}

/** `/messages/{guid}/{step?}` */
export function MessagePage() {
  const t = useTexts("messages");
  const roles = useRoles();
  const hasCountries = useHasCountries();
  const fields = useFields();
  if (fields === null) return <RecordFrame />;
  return (
    <RecordPage
      records={messages}
      fields={fields}
      hidden={() => (hasCountries ? [] : ["countries"])}
      options={{ roles }}
      notes={notes}
      status={({ state }: Message) => <StateMark state={state} pill />}
      meta={(message) => [
        message.audience,
        shownDays(message, t),
        t("detail.reads", { count: message.reads, shown: formatNumber(message.reads) }),
      ]}
      actions={(message) => message.state === "draft" && <Publish guid={message.guid} />}
    />
  );
}

/** Publishes a draft as it was saved last. */
function Publish({ guid }: Pick<Message, "guid">) {
  const t = useTexts("messages");
  const client = useQueryClient();
  const mayPublish = usePermission("messages.update");
  const [isPublishing, setPublishing] = useState(false);
  if (!mayPublish) return null;
  const publish = async () => {
    setPublishing(true);
    try {
      await unwrap(api.POST("/messages/{guid}/publish", { params: { path: { guid } } }));
      toast.success(t("publish.done"));
      await invalidate(client, messages.stale);
    } catch (thrown) {
      toast.error(t("publish.failed"), { text: reasonOf(asFailure(thrown)) });
    }
    setPublishing(false);
  };
  return (
    <Button variant="default" loading={isPublishing} onClick={() => void publish()}>
      {t("publish.act")}
    </Button>
  );
}
