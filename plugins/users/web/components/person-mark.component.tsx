import { Badge, useTexts } from "@estante/sdk";
import { Group } from "@mantine/core";
import classes from "./person-mark.module.css";

interface Props {
  readonly avatar: string | null;
  readonly name: string;
  readonly lastname: string;
}

const first = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? "";

/** A person's picture, or the first letters of the name. */
export function PersonMark({ avatar, name, lastname }: Props) {
  return (
    <span className={classes.mark} aria-hidden>
      {avatar ? <img src={avatar} alt="" loading="lazy" /> : `${first(name)}${first(lastname)}`}
    </span>
  );
}

/** What is particular about an account: of the demo, or shut. */
export function AccountMarks({
  is_demo,
  is_active,
}: {
  readonly is_demo: boolean;
  readonly is_active: boolean;
}) {
  const t = useTexts("users");
  if (!is_demo && is_active) return null;
  return (
    <Group gap={6} wrap="nowrap" component="span">
      {is_demo && <Badge>{t("marks.demo")}</Badge>}
      {!is_active && <Badge tone="warn">{t("marks.inactive")}</Badge>}
    </Group>
  );
}
