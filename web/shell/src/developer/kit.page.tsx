import { LinkTabs, useAddress, useTexts } from "@estante/sdk";
import { type ComponentType, use } from "react";
import { usePageTitle } from "../app/document-title";
import { KIT } from "../app/guards";
import pageClasses from "../pages/page.module.css";
import { ChoiceKit } from "./choice.kit";
import { ColorKit } from "./color.kit";
import { DatesKit } from "./dates.kit";
import { developerTexts } from "./developer-texts";
import { FilesKit } from "./files.kit";
import classes from "./kit.module.css";
import { ReferenceKit } from "./reference.kit";
import { RichTextKit } from "./rich-text.kit";
import { SortableKit } from "./sortable.kit";
import { TreeKit } from "./tree.kit";

const KINDS: Readonly<Record<string, ComponentType>> = {
  choice: ChoiceKit,
  reference: ReferenceKit,
  tree: TreeKit,
  dates: DatesKit,
  color: ColorKit,
  files: FilesKit,
  sortable: SortableKit,
  text: RichTextKit,
};

/** Every field of the SDK in every state, for who writes a plugin. */
export function KitPage() {
  use(developerTexts);
  const t = useTexts("developer");
  const requested = useAddress().get("kind") ?? "";
  const kind = requested in KINDS ? requested : "choice";
  const Kit = KINDS[kind] ?? ChoiceKit;
  usePageTitle(t("title"));
  const tabs = Object.keys(KINDS).map((id) => ({
    id,
    label: t(`kinds.${id}`),
    href: id === "choice" ? KIT : `${KIT}?kind=${id}`,
  }));
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div className={pageClasses.header}>
          <h1>{t("title")}</h1>
          <p>{t("text")}</p>
        </div>
        <LinkTabs tabs={tabs} tab={kind} label={t("title")} />
      </header>
      <Kit key={kind} />
    </div>
  );
}
