import { ErrorState, formatDate, Link, LoadingRows, RichText, useTexts } from "@estante/sdk";
import { Drawer } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconChevronDown, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type FrontRow, messageQuery, newestQuery } from "../api/front";
import classes from "./messages-panel.module.css";
import { useMarkedRead } from "./use-marked-read";

interface Props {
  /** Beside the side bar, open or folded, or at the other side, where there is none. */
  readonly place: "head" | "open" | "folded";
  readonly onClose: () => void;
  /** A link was followed. */
  readonly onFollow: () => void;
}

const BESIDE = { open: "224px", folded: "56px", head: 0 };

/** The reader's messages, newest first: a drawer that the bubble opens. */
export function MessagesPanel({ place, onClose, onFollow }: Props) {
  const t = useTexts("messages");
  const isPhone = useMediaQuery("(width < 768px)", window.innerWidth < 768, {
    getInitialValueInEffect: false,
  });
  return (
    <Drawer
      opened
      onClose={onClose}
      withCloseButton={false}
      position={place === "head" ? "right" : "left"}
      size={isPhone ? "100%" : 440}
      padding={0}
      offset={isPhone ? 0 : 8}
      radius={isPhone ? 0 : "calc(var(--es-radius) * 1.5)"}
      zIndex="var(--es-layer-drawer)"
      attributes={{ content: { "aria-label": t("bubble.title") } }}
      styles={{
        inner: { insetInlineStart: isPhone ? 0 : BESIDE[place] },
        body: { height: "100%" },
        content: { background: "var(--es-raised)" },
      }}
    >
      <div className={classes.panel}>
        <div className={classes.top}>
          <h2>{t("bubble.title")}</h2>
          <button type="button" className={classes.close} onClick={onClose} aria-label={t("bubble.close")}>
            <IconX size={18} stroke={1.6} aria-hidden />
          </button>
        </div>
        <div className={classes.scroll}>
          <Newest onFollow={onFollow} />
        </div>
      </div>
    </Drawer>
  );
}

function Newest({ onFollow }: Pick<Props, "onFollow">) {
  const t = useTexts("messages");
  const [open, setOpen] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({ ...newestQuery(), refetchOnMount: "always" });
  if (error)
    return <ErrorState inPanel title={t("bubble.error")} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  if (data.data.length === 0)
    return (
      <p className={classes.empty}>
        <strong>{t("bubble.empty")}</strong>
        {t("bubble.emptyText")}
      </p>
    );
  return (
    <ul className={classes.rows}>
      {data.data.map((message) => (
        <MessageItem
          key={message.guid}
          message={message}
          isOpen={open === message.guid}
          onOpen={() => setOpen(open === message.guid ? null : message.guid)}
          onFollow={onFollow}
        />
      ))}
    </ul>
  );
}

interface ItemProps extends Pick<Props, "onFollow"> {
  readonly message: FrontRow;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

function MessageItem({ message, isOpen, onOpen, onFollow }: ItemProps) {
  const t = useTexts("messages");
  const { guid, title, start_date, page, image, read_at } = message;
  return (
    <li className={classes.row} data-unread={read_at === null || undefined}>
      <button type="button" className={classes.opener} aria-expanded={isOpen} onClick={onOpen}>
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.day}>
            {formatDate(`${start_date}T00:00`)}
            {read_at === null && <span className={classes.isNew}>{t("bubble.isNew")}</span>}
          </span>
        </span>
        <IconChevronDown size={16} stroke={1.6} className={classes.chevron} aria-hidden />
      </button>
      {isOpen && (
        <div className={classes.body}>
          {page ? (
            <>
              {image && <img className={classes.image} src={image} alt="" />}
              <Link to={page} onClick={onFollow}>
                {t("bubble.readArticle")}
              </Link>
            </>
          ) : (
            <Words guid={guid} />
          )}
        </div>
      )}
    </li>
  );
}

/** The text of a message; seeing it is reading it. */
function Words({ guid }: Pick<FrontRow, "guid">) {
  const t = useTexts("messages");
  const { data, error, refetch } = useQuery(messageQuery(guid));
  useMarkedRead(data?.data);
  if (error)
    return <ErrorState inPanel title={t("bubble.notShown")} error={error} onRetry={() => void refetch()} />;
  return data ? <RichText html={data.data.text} /> : <LoadingRows />;
}
