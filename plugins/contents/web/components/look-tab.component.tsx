import { Cover, FormSection, recordTypeName, usePermission, useTexts, usualRatio } from "@estante/sdk";
import { type Content, contents } from "../api/contents";
import { CoverField } from "./cover-field.component";
import classes from "./look-tab.module.css";

const LIST_PX = 44;
const SHELF_PX = 150;

/** How a content looks: its cover, and where it is seen (CON-093). */
export function LookTab({ content }: { readonly content: Content }) {
  const t = useTexts("contents");
  const mayEdit = usePermission("contents.update");
  const { name, type_guid: type, thumbnail: src } = content;
  return (
    <>
      <FormSection title={t("aside.cover")} text={t("look.text")}>
        <div className={classes.cover}>
          <CoverField
            label={t("aside.coverImage")}
            record={content}
            call="/cms/contents/{guid}/thumbnail"
            stale={contents.stale}
            ratio={usualRatio(type)}
            mayEdit={mayEdit}
          />
        </div>
      </FormSection>
      <FormSection title={t("look.preview")}>
        <div className={classes.previews}>
          <figure className={classes.preview}>
            <figcaption>{t("look.inList")}</figcaption>
            <div className={classes.row}>
              <Cover title={name} type={type} src={src} slot={LIST_PX} />
              <span className={classes.words}>
                <strong>{name}</strong>
                <span>{recordTypeName(type)}</span>
              </span>
            </div>
          </figure>
          <figure className={classes.preview}>
            <figcaption>{t("look.onShelf")}</figcaption>
            <div className={classes.plank}>
              <Cover title={name} type={type} src={src} slot={SHELF_PX} />
            </div>
          </figure>
        </div>
      </FormSection>
    </>
  );
}
