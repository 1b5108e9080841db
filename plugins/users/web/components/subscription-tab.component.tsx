import { EmptyState, FormSection, formatDate, useTexts } from "@estante/sdk";
import type { User } from "../api/users";
import { Facts } from "./facts.component";

const NOTHING = "–";
/** The words that plugins and payment providers use for how a subscription stands, and for how often it is paid. */
const STATUSES = ["active", "trialing", "pending", "past_due", "unpaid", "paused", "canceled", "expired"];
const INTERVALS = ["day", "week", "month", "year"];

/** What a student or a teacher has subscribed to. Nothing is changed here. */
export function SubscriptionTab({ subscription }: Pick<User, "subscription">) {
  const t = useTexts("users");
  if (!subscription)
    return <EmptyState title={t("subscription.empty.title")} text={t("subscription.empty.text")} />;
  const { code, status, expires_at, days_left, plan_interval, provider_status } = subscription;
  const word = (value: string | null | undefined, known: readonly string[], of: string) =>
    value == null ? NOTHING : known.includes(value) ? t(`subscription.${of}.${value}`) : value;
  return (
    <FormSection title={t("subscription.tab")} text={t("subscription.text")}>
      <Facts
        facts={[
          [t("subscription.code"), code],
          [t("subscription.status"), word(status, STATUSES, "statuses")],
          [t("subscription.expires"), expires_at ? formatDate(expires_at) : t("subscription.endless")],
          [
            t("subscription.left"),
            days_left === null ? NOTHING : t("subscription.days", { count: days_left }),
          ],
          [t("subscription.interval"), word(plan_interval, INTERVALS, "intervals")],
          [t("subscription.provider"), word(provider_status, STATUSES, "statuses")],
        ]}
      />
    </FormSection>
  );
}
