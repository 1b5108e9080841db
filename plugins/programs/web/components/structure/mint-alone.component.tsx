import { Link, usePermission, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconNotebook } from "@tabler/icons-react";
import { useMintLessons } from "../../api/mint";
import type { StructuredProgram } from "./words";

const ICON_PX = 16;

/** The way to the Mint lessons of a program, without the rest of it; where the organization has such. */
export function MintAlone({ program }: { readonly program: StructuredProgram }) {
  const t = useTexts("programs");
  const mayRead = usePermission("mint.readDetail");
  const hasMint = useMintLessons();
  if (!hasMint || !mayRead) return null;
  return (
    <Button
      component={Link}
      to={`/program/mint-stand-alone/${program.guid}/admin`}
      variant="default"
      size="xs"
      leftSection={<IconNotebook size={ICON_PX} aria-hidden="true" />}
    >
      {t("structure.mintAlone")}
    </Button>
  );
}
