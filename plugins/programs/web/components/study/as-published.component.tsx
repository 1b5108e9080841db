import { Link, usePermission, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconEye } from "@tabler/icons-react";
import type { StructuredProgram } from "../structure/words";

const ICON_PX = 16;

/** The way to the program as who follows it sees it. */
export function AsPublished({ program }: { readonly program: StructuredProgram }) {
  const t = useTexts("programs");
  if (!usePermission("own_programs.read")) return null;
  return (
    <Button
      component={Link}
      to={`/study/${program.guid}`}
      variant="default"
      size="xs"
      leftSection={<IconEye size={ICON_PX} aria-hidden="true" />}
    >
      {t("study.view")}
    </Button>
  );
}
