import { ErrorState, FormSection, StatusMark, useTexts } from "@estante/sdk";
import { SegmentedControl, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useApiQuery } from "../api/users";
import classes from "./permissions-tab.module.css";

const SHOWN = ["all", "allowed", "refused"] as const;
type Shown = (typeof SHOWN)[number];
/** What is done in most sections has words; other actions are called by their code. */
const NAMED = ["readList", "readDetail", "create", "update", "delete", "export"];

/** Why somebody can or cannot do each thing that there is. */
export function PermissionsTab({ guid }: { readonly guid: string }) {
  const t = useTexts("users");
  const [typed, setTyped] = useState("");
  const [shown, setShown] = useState<Shown>("all");
  const query = useApiQuery("/users/{guid}/permissions", { path: { guid } });
  const verdicts = query.data?.data.verdicts;
  const rows = useMemo(() => {
    const words = typed.trim().toLocaleLowerCase();
    return (verdicts ?? []).filter(
      ({ section, action, is_allowed, text }) =>
        (shown === "all" || is_allowed === (shown === "allowed")) &&
        `${section}.${action} ${NAMED.includes(action) ? t(`permissions.actions.${action}`) : ""} ${text}`
          .toLocaleLowerCase()
          .includes(words),
    );
  }, [verdicts, typed, shown, t]);
  if (query.isError) return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <FormSection title={t("permissions.title")} text={t("permissions.text")}>
      <div className={classes.tools}>
        <TextInput
          type="search"
          aria-label={t("permissions.search")}
          placeholder={t("permissions.search")}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <SegmentedControl
          aria-label={t("permissions.may")}
          data={SHOWN.map((value) => ({ value, label: t(`permissions.${value}`) }))}
          value={shown}
          onChange={(value) => setShown(value as Shown)}
        />
      </div>
      {query.isSuccess && rows.length === 0 && <p role="status">{t("permissions.none")}</p>}
      {rows.length > 0 && (
        <table className={classes.table} aria-label={t("permissions.title")}>
          <thead>
            <tr>
              {(["what", "may", "why"] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`permissions.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ section, action, is_allowed, text }) => (
              <tr key={`${section}.${action}`}>
                <th scope="row">
                  <code>{`${section}.${action}`}</code>
                  {NAMED.includes(action) && <span>{t(`permissions.actions.${action}`)}</span>}
                </th>
                <td>
                  <StatusMark
                    kind={is_allowed ? "active" : "inactive"}
                    label={t(is_allowed ? "permissions.yes" : "permissions.no")}
                  />
                </td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </FormSection>
  );
}
