import { formatNumber, unwrap, useTexts } from "@estante/sdk";
import { Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type AudienceValues, groupsIn } from "../api/audience-fields";
import { api } from "../api/messages";

/** How long a choice stands before its people are counted, in ms. */
const SETTLED_MS = 300;

/** How many people the audience has that a form has now. */
export function Reach({ values }: { readonly values: AudienceValues }) {
  const t = useTexts("messages");
  const roles = [...(values.roles as readonly string[])];
  const countries = [...((values.countries as readonly string[] | undefined) ?? [])];
  const [settled] = useDebouncedValue(
    JSON.stringify({ roles, countries, audiences: groupsIn(values) }),
    SETTLED_MS,
  );
  const { data, isError } = useQuery({
    queryKey: ["messages", "reach", settled],
    queryFn: () => unwrap(api.POST("/messages/reach", { body: JSON.parse(settled) })),
    enabled: roles.length > 0,
    placeholderData: keepPreviousData,
  });
  const people = data?.data.people;
  const sentence = () => {
    if (roles.length === 0) return t("reach.choose");
    if (isError) return t("reach.failed");
    return people === undefined
      ? t("reach.loading")
      : t("reach.people", { count: people, shown: formatNumber(people) });
  };
  return (
    <Text size="sm" c="var(--es-muted)" role="status">
      {sentence()}
    </Text>
  );
}
