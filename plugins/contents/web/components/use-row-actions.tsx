import { copyText, type RowAction, useTexts } from "@estante/sdk";
import { IconEye, IconLink } from "@tabler/icons-react";
import type { Content } from "../api/contents";

type Target = Pick<Content, "guid" | "is_public">;

const ICON_PX = 16;

/** The URL to give away: a public content opens for everybody, any other for who may sign in. */
const urlOf = ({ guid, is_public }: Target): string =>
  `${window.location.origin}/${is_public ? "public-viewer" : "viewer"}/${guid}`;

/** What only contents can do: open in the viewer, and give the link away. */
export function useRowActions({ withViewer = true } = {}): readonly RowAction<Target>[] {
  const t = useTexts("contents");
  const open: RowAction<Target> = {
    label: t("preview.open"),
    icon: <IconEye size={ICON_PX} />,
    href: ({ guid }) => `/viewer/${guid}`,
  };
  const copyLink: RowAction<Target> = {
    label: t("actions.copyLink"),
    icon: <IconLink size={ICON_PX} />,
    run: (row) => void copyText(urlOf(row), t("actions.linkCopied")),
  };
  return withViewer ? [open, copyLink] : [copyLink];
}
