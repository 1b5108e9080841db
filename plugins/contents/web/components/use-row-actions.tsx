import { copyText, type RowAction, usePermission, useTexts } from "@estante/sdk";
import { IconEye, IconLink, IconPointer } from "@tabler/icons-react";
import type { Content } from "../api/contents";
import { useTypes } from "./use-types";

type Target = Pick<Content, "guid" | "is_public" | "type_guid">;

const ICON_PX = 16;

/** The URL to give away: a public content opens for everybody, any other for who may sign in. */
const urlOf = ({ guid, is_public }: Target): string =>
  `${window.location.origin}/${is_public ? "public-viewer" : "viewer"}/${guid}`;

/** What only contents can do: open in the viewer, be mapped, and give the link away. */
export function useRowActions({ withViewer = true } = {}): readonly RowAction<Target>[] {
  const t = useTexts("contents");
  const types = useTypes();
  const mayMap = usePermission("fixed_layout_editor.readDetail");
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
  const map: RowAction<Target> = {
    label: t("actions.map"),
    icon: <IconPointer size={ICON_PX} />,
    href: ({ guid }) => `/fixedlayout-editor/${guid}`,
    isHidden: ({ type_guid }) => !types.some(({ guid, is_mapped }) => guid === type_guid && is_mapped),
  };
  return [...(withViewer ? [open] : []), copyLink, ...(mayMap ? [map] : [])];
}
