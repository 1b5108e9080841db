import { useNavigate, useTexts } from "@estante/sdk";
import { SegmentedControl } from "@mantine/core";
import type { Alone } from "../api/lessons";

/** The words of the address: who writes, and a student. Neither gives more than the person's own role. */
const ROLES = ["admin", "student"] as const;

/** Looks at the lessons as who writes them, or as a student. */
export function AsRole({ alone }: { readonly alone: Alone }) {
  const t = useTexts("mint");
  const navigate = useNavigate();
  return (
    <SegmentedControl
      aria-label={t("alone.as")}
      value={alone.is_student ? "student" : "admin"}
      data={ROLES.map((value) => ({ value, label: t(`alone.roles.${value}`) }))}
      onChange={(role) => void navigate({ href: `/program/mint-stand-alone/${alone.guid}/${role}` })}
    />
  );
}
