import { ActionIcon, Button, Drawer, Menu } from "@mantine/core";
import { IconBookmark, IconChevronDown, IconDotsVertical, IconFilter, IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Bubble } from "../../feedback/badge.component";
import { useOwnTexts } from "../../texts/use-texts";
import { SortMenu } from "../filters/filter-bar.component";
import { FilterValues } from "../filters/filter-values.component";
import { SearchField } from "../filters/search-field.component";
import type { ListAction, ListColumn, ListFilter, ListParams, ListView } from "../list.types";
import { boundTo } from "../list-header.component";
import type { ListState } from "../list-state";
import classes from "./mobile-bar.module.css";

export interface MobileBarProps<Row> {
  readonly state: ListState;
  readonly filters: readonly ListFilter[];
  readonly columns: readonly ListColumn<Row>[];
  readonly views: readonly ListView[];
  readonly onView: (view: ListView) => void;
  readonly searchPlaceholder?: string | undefined;
  readonly isSearching: boolean;
  readonly onFilters?: (() => void) | undefined;
}

/** Opens and closes the search of a phone. */
export function SearchButton({
  isOpen,
  onToggle,
}: {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}) {
  const t = useOwnTexts();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={t("list.search")}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <IconSearch size={20} />
    </ActionIcon>
  );
}

interface MoreActionsProps {
  readonly actions: readonly ListAction[];
  readonly params: ListParams;
  readonly total: number;
}

/** The list's further actions, for which a phone has no buttons. */
export function MoreActions({ actions, params, total }: MoreActionsProps) {
  const t = useOwnTexts();
  const offered = actions.filter((action) => !action.needsRows || total > 0);
  if (offered.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={t("list.moreActions")}>
          <IconDotsVertical size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {offered
          .map((action) => boundTo(action, params, total))
          .map(({ label, icon, href, run }) =>
            href ? (
              <Menu.Item key={label} component={Link} to={href} leftSection={icon}>
                {label}
              </Menu.Item>
            ) : (
              <Menu.Item key={label} leftSection={icon} onClick={() => run?.()}>
                {label}
              </Menu.Item>
            ),
          )}
      </Menu.Dropdown>
    </Menu>
  );
}

/** View picker, filters and sort of a phone; filters lie in a sheet. */
export function MobileBar<Row>({
  state,
  filters,
  columns,
  views,
  onView,
  searchPlaceholder,
  isSearching,
  onFilters,
}: MobileBarProps<Row>) {
  const t = useOwnTexts();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    onFilters?.();
  };
  const active = Object.keys(state.params.filters).length;
  const view = views.find(({ id }) => id === state.view);
  return (
    <search className={classes.bar}>
      {view && (
        <Menu>
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<IconBookmark size={16} />}
              rightSection={<IconChevronDown size={14} />}
              className={classes.view}
            >
              {view.label}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {views.map((other) => (
              <Menu.Item key={other.id} onClick={() => onView(other)}>
                {other.label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {filters.length > 0 && (
        <Button variant="default" leftSection={<IconFilter size={16} />} onClick={open}>
          {t("filters.title")} {active > 0 && <Bubble tone="accent">{active}</Bubble>}
        </Button>
      )}
      <SortMenu columns={columns} state={state} isCompact />
      {isSearching && (
        <div className={classes.search}>
          <SearchField value={state.params.q ?? ""} onSearch={state.search} placeholder={searchPlaceholder} />
        </div>
      )}
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="bottom"
        size="85%"
        title={t("filters.title")}
        closeButtonProps={{ "aria-label": t("dialog.close") }}
      >
        <div className={classes.sheet}>
          {filters.map((filter) => (
            <FilterValues
              key={filter.id}
              filter={filter}
              values={state.params.filters[filter.id] ?? []}
              onChange={(values) => state.filter(filter.id, values)}
            />
          ))}
          <div className={classes.foot}>
            <Button variant="default" onClick={state.clear}>
              {t("filters.clear")}
            </Button>
            <Button onClick={() => setOpen(false)}>{t("filters.show")}</Button>
          </div>
        </div>
      </Drawer>
    </search>
  );
}
