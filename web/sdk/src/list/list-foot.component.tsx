import { Menu, UnstyledButton } from "@mantine/core";
import { usePagination } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import type { Meta } from "../api/answers";
import { Keys } from "../keyboard/keys.component";
import { singleKeysOn } from "../keyboard/shortcuts";
import { formatNumber } from "../texts/format";
import { useOwnTexts } from "../texts/use-texts";
import classes from "./list-foot.module.css";
import { type ListState, PAGE_SIZES } from "./list-state";

export interface ListFootProps {
  readonly state: ListState;
  readonly meta: Meta | undefined;
  readonly count: number;
  readonly withSizes: boolean;
  readonly withPreview: boolean;
  readonly withSelection: boolean;
}

/** `412`, or `10.000+` where counting on would be dear. */
export const totalText = (meta: Meta): string =>
  `${formatNumber(meta.total)}${meta.total_is_capped ? "+" : ""}`;

/** Range, page size, keys that help, pages. */
export function ListFoot({ state, meta, count, withSizes, withPreview, withSelection }: ListFootProps) {
  const t = useOwnTexts();
  const { page, pageSize } = state.params;
  const counted = Math.max(1, Math.ceil((meta?.total ?? 0) / pageSize));
  // Beyond what is counted a page is followed by another as long as it is full.
  const pages = meta?.total_is_capped ? Math.max(counted, count === pageSize ? page + 1 : page) : counted;
  const pagination = usePagination({ total: pages, page, onChange: state.goTo, siblings: 1, boundaries: 1 });
  if (!meta || meta.total === 0) return null;
  const from = (page - 1) * pageSize + 1;
  return (
    <footer className={classes.foot}>
      <span className={classes.range}>
        {t("list.range", {
          from: formatNumber(from),
          to: formatNumber(from + count - 1),
          total: totalText(meta),
        })}
      </span>
      {withSizes && (
        <Menu position="top-start">
          <Menu.Target>
            <UnstyledButton className={classes.size}>
              {t("list.perPage", { count: pageSize })} <IconChevronDown size={14} aria-hidden="true" />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            {PAGE_SIZES.map((size) => (
              <Menu.Item
                key={size}
                aria-current={size === pageSize || undefined}
                onClick={() => state.resize(size)}
              >
                {t("list.perPage", { count: size })}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <span className={classes.space} />
      {singleKeysOn() && (
        <span className={classes.hints} aria-hidden="true">
          <span>
            <Keys keys="J" />
            <Keys keys="K" /> {t("keys.move")}
          </span>
          {withPreview && (
            <span>
              <Keys keys={t("keys.space")} /> {t("keys.preview")}
            </span>
          )}
          {withSelection && (
            <span>
              <Keys keys="X" /> {t("keys.select")}
            </span>
          )}
        </span>
      )}
      {pages > 1 && (
        <nav className={classes.pages} aria-label={t("list.pages")}>
          {pagination.range.map((item, at) =>
            item === "dots" ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: there are two gaps at most, and each keeps its side
              <span key={`gap-${at}`} className={classes.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <UnstyledButton
                key={item}
                className={classes.page}
                aria-label={t("list.page", { number: item })}
                aria-current={item === page ? "page" : undefined}
                onClick={() => state.goTo(item)}
              >
                {formatNumber(item)}
              </UnstyledButton>
            ),
          )}
        </nav>
      )}
    </footer>
  );
}
