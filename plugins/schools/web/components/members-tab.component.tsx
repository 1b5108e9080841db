import {
  EmptyState,
  ErrorState,
  Link,
  LoadingRows,
  ReferencePicker,
  StatusMark,
  usePermission,
  useTexts,
} from "@estante/sdk";
import { ActionIcon, Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { type Holder, type Member, SHOWN, useMemberChanges, useMembers } from "../api/people";
import classes from "./tabs.module.css";

const ICON_PX = 16;
const TYPING_MS = 300;
/** The people who are of schools, and of groups. */
const ROLES = { schools: ["R01", "R02", "R03"], groups: ["R01", "R02"] } as const;

export interface MembersTabProps {
  readonly holder: Holder;
  readonly mayChange: boolean;
}

/** The people of a school or a group: searched, added and taken out. */
export function MembersTab({ holder, mayChange }: MembersTabProps) {
  const t = useTexts("schools");
  const [q, setQ] = useState("");
  const [sought] = useDebouncedValue(q.trim(), TYPING_MS);
  const query = useMembers(holder, sought);
  const { add, remove } = useMemberChanges(holder);
  const readsUsers = usePermission("users.readList");
  if (query.isError) return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  const rows = query.data?.data;
  const total = query.data?.meta?.total ?? 0;
  const isEmpty = rows?.length === 0;
  return (
    <div className={classes.tab}>
      {mayChange && readsUsers && <AddPeople kind={holder.kind} onAdd={add} />}
      {(!isEmpty || q !== "") && (
        <TextInput
          type="search"
          aria-label={t("members.search")}
          placeholder={t("members.search")}
          value={q}
          maxLength={200}
          onChange={(event) => setQ(event.currentTarget.value)}
        />
      )}
      {!rows && <LoadingRows columns={2} />}
      {isEmpty && (
        <EmptyState isFiltered={q !== ""} title={t(q === "" ? "members.none" : "members.noneFound")} />
      )}
      {rows && rows.length > 0 && (
        <ul className={classes.rows} aria-label={t("members.tab")}>
          {rows.map((member) => (
            <MemberLine
              key={member.guid}
              member={member}
              isLinked={readsUsers}
              {...(mayChange && { onRemove: () => void remove([member.guid]) })}
            />
          ))}
        </ul>
      )}
      {total > SHOWN && <p className={classes.note}>{t("members.more", { shown: SHOWN, total })}</p>}
    </div>
  );
}

/** Chooses people by name, several at once. */
function AddPeople({
  kind,
  onAdd,
}: {
  readonly kind: Holder["kind"];
  /** Answers whether it was done. */
  readonly onAdd: (guids: readonly string[]) => Promise<boolean>;
}) {
  const t = useTexts("schools");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isRunning, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    // Whoever was chosen is still there to be tried again.
    if (await onAdd(chosen)) setChosen([]);
    setRunning(false);
  };
  return (
    <div className={classes.bar}>
      <ReferencePicker
        of="users"
        many
        label={t("members.add")}
        filters={{ role: ROLES[kind] }}
        value={chosen}
        onChange={setChosen}
      />
      <Button
        variant="default"
        leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />}
        disabled={chosen.length === 0}
        loading={isRunning}
        onClick={() => void run()}
      >
        {t("members.addShort")}
      </Button>
    </div>
  );
}

function MemberLine({
  member,
  isLinked,
  onRemove,
}: {
  readonly member: Member;
  readonly isLinked: boolean;
  readonly onRemove?: () => void;
}) {
  const t = useTexts("schools");
  const { guid, full_name, username, role_name, is_active, groups } = member;
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        {isLinked ? (
          <Link to={`/user/${guid}`} className={classes.name}>
            {full_name}
          </Link>
        ) : (
          <span className={classes.name}>{full_name}</span>
        )}
        <div className={classes.fact}>{[username, ...groups.map(({ name }) => name)].join(" · ")}</div>
      </div>
      <span className={classes.fact}>{role_name}</span>
      <StatusMark
        kind={is_active ? "active" : "inactive"}
        label={t(is_active ? "members.active" : "members.inactive")}
      />
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t("members.remove", { name: full_name })}
          onClick={onRemove}
        >
          <IconX size={ICON_PX} aria-hidden="true" />
        </ActionIcon>
      )}
    </li>
  );
}
