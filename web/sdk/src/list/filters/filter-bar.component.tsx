import { ActionIcon, Button, Menu, SegmentedControl, UnstyledButton } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
  IconColumns3,
  IconDownload,
  IconLayoutGrid,
  IconList,
  IconPlus,
} from "@tabler/icons-react";
import { type RefObject, useState } from "react";
import { useShortcuts } from "../../keyboard/shortcuts";
import { useOwnTexts } from "../../texts/use-texts";
import { ColumnMenu } from "../columns/column-menu.component";
import type { Columns } from "../columns/column-settings";
import type { ExportFormat, ListColumn, ListFilter } from "../list.types";
import type { ListLayout, ListState } from "../list-state";
import classes from "./filter-bar.module.css";
import { FilterChips } from "./filter-chips.component";
import { FilterMenu } from "./filter-menu.component";
import { SearchField } from "./search-field.component";

export interface FilterBarProps<Row> {
  readonly state: ListState;
  readonly filters: readonly ListFilter[];
  readonly columns: Columns<Row>;
  readonly searchPlaceholder?: string | undefined;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly onExport?: ((format: ExportFormat) => void) | undefined;
  /** Rows are selected: they alone are exported. */
  readonly isSome: boolean;
  readonly withShelf: boolean;
  readonly onFilters?: (() => void) | undefined;
}

export function SortMenu<Row>({
  columns,
  state,
  isCompact,
}: {
  readonly columns: readonly ListColumn<Row>[];
  readonly state: ListState;
  readonly isCompact?: boolean;
}) {
  const t = useOwnTexts();
  const sortable = columns.filter((column) => column.sort);
  const { orderBy } = state.params;
  const sorted = sortable.find((column) => column.sort === orderBy?.replace(/^-/, ""));
  if (sortable.length === 0) return null;
  const label = t("list.sortBy", { name: sorted?.title ?? "" });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        {isCompact ? (
          <ActionIcon variant="default" size={36} aria-label={label}>
            <IconArrowsSort size={18} />
          </ActionIcon>
        ) : (
          <UnstyledButton className={classes.tool} aria-label={label}>
            <IconArrowsSort size={16} aria-hidden="true" />
            <span className={classes.word}>{sorted?.title ?? t("list.sort")}</span>
          </UnstyledButton>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {sortable.flatMap((column) =>
          [column.sort ?? "", `-${column.sort}`].map((order) => (
            <Menu.Item
              key={order}
              leftSection={order.startsWith("-") ? <IconArrowDown size={16} /> : <IconArrowUp size={16} />}
              aria-current={order === orderBy || undefined}
              fw={order === orderBy ? 600 : 400}
              onClick={() => state.sort(order)}
            >
              {column.title}
            </Menu.Item>
          )),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

interface ExportMenuProps {
  readonly label: string;
  readonly onExport: (format: ExportFormat) => void;
}

/** Which kind of file the list becomes. */
function ExportMenu({ label, onExport }: ExportMenuProps) {
  const t = useOwnTexts();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={label} title={label}>
          <IconDownload size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {(["csv", "xlsx"] as const).map((format) => (
          <Menu.Item key={format} onClick={() => onExport(format)}>
            {t(`list.formats.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Search, chips, «+ Filtro» at the left; sort, columns, export and layout at the right. One line. */
export function FilterBar<Row>(props: FilterBarProps<Row>) {
  const { state, filters, columns, searchPlaceholder, searchRef, onExport, isSome, withShelf, onFilters } =
    props;
  const t = useOwnTexts();
  const [isAdding, setAdding] = useState(false);
  const openFilters = (opened: boolean) => {
    setAdding(opened);
    if (opened) onFilters?.();
  };
  useShortcuts([{ keys: "f", run: () => openFilters(true), off: filters.length === 0 }]);
  return (
    <search className={classes.bar} id="list-filters">
      <SearchField
        ref={searchRef}
        value={state.params.q ?? ""}
        onSearch={state.search}
        placeholder={searchPlaceholder}
      />
      <FilterChips filters={filters} values={state.params.filters} onChange={state.filter} />
      {filters.length > 0 && (
        <FilterMenu
          filters={filters}
          values={state.params.filters}
          onChange={state.filter}
          opened={isAdding}
          onOpened={openFilters}
          target={
            <UnstyledButton className={classes.add} onClick={() => openFilters(!isAdding)}>
              <IconPlus size={14} aria-hidden="true" /> {t("filters.add")}
            </UnstyledButton>
          }
        />
      )}
      {state.isFiltered && (
        <Button variant="transparent" size="xs" px={4} className={classes.clear} onClick={state.clear}>
          {t("filters.clear")}
        </Button>
      )}
      <span className={classes.space} />
      <SortMenu columns={columns.all} state={state} />
      {state.layout === "table" && columns.all.length > 0 && (
        <ColumnMenu
          columns={columns}
          target={
            <UnstyledButton className={classes.tool} aria-label={t("columns.title")}>
              <IconColumns3 size={16} aria-hidden="true" />
              <span className={classes.word}>{t("columns.title")}</span>
            </UnstyledButton>
          }
        />
      )}
      {onExport && (
        <ExportMenu label={t(isSome ? "list.exportSelected" : "list.export")} onExport={onExport} />
      )}
      {withShelf && (
        <SegmentedControl
          size="xs"
          className={classes.layout}
          aria-label={t("list.layout")}
          value={state.layout}
          onChange={(value) => state.setLayout(value as ListLayout)}
          data={[
            { value: "table", label: <IconList size={16} aria-label={t("list.table")} /> },
            { value: "shelf", label: <IconLayoutGrid size={16} aria-label={t("list.shelf")} /> },
          ]}
        />
      )}
    </search>
  );
}
