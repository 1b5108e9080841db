import { Cover, type RendererProps } from "@estante/sdk";
import type { ReactNode } from "react";
import classes from "./content-card.module.css";

interface Props {
  readonly content: RendererProps<unknown>["content"];
  readonly title: string;
  /** Shows the content's own picture over the whole width. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

const COVER_PX = 168;

/** A content that is not shown here itself: its cover, its name, and what can be done with it. */
export function ContentCard({ content, title, isWide = false, children }: Props) {
  const { name, type_guid, thumbnail } = content;
  return (
    <div className={classes.stage}>
      <article className={classes.card}>
        {isWide && thumbnail ? (
          <img className={classes.picture} src={thumbnail} alt="" />
        ) : (
          <div className={classes.sleeve}>
            <Cover title={name} type={type_guid} src={thumbnail} slot={COVER_PX} shadow isSnug />
          </div>
        )}
        <div className={classes.words}>
          <h2>{title}</h2>
          {children}
        </div>
      </article>
    </div>
  );
}

/** A quiet line of the card. */
export const CardLine = ({ children }: { readonly children: ReactNode }) => (
  <p className={classes.line}>{children}</p>
);
