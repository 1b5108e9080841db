import type { UseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Answer } from "../api/answers";
import type { ApiFailure } from "../api/failure";
import type { CoverProps } from "../covers/cover.component";
import type { DetailTab } from "../detail/detail-tab";
import type { BadgeTone } from "../feedback/badge.component";
import type { EmptyHint } from "../feedback/states.component";
import type { AddressState } from "../router/address";

/** What a list asks the API for; filters go as they are named, repeatable. */
export interface ListParams {
  readonly q: string | null;
  readonly page: number;
  readonly pageSize: number;
  /** `-updated_at`: a column of the API, descending with a minus. */
  readonly orderBy: string | null;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

export interface ListColumn<Row> {
  readonly id: string;
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  /** Column of the API to sort by. */
  readonly sort?: string;
  readonly width?: number | string;
  readonly align?: "start" | "end";
  /** Hidden until somebody chooses it. */
  readonly isOptional?: boolean;
  /** Stays on narrow screens: name, status and date do. */
  readonly keeps?: "tablet" | "laptop";
  /** Column of the API's export, where it has another name than this one. */
  readonly exportAs?: string;
}

/** What kind of file an export is. */
export type ExportFormat = "csv" | "xlsx";

/** What of a list goes into a file: its columns in their order, and of its rows some where some are selected. */
export interface Exported {
  readonly params: ListParams;
  readonly columns: readonly string[];
  readonly guids?: readonly string[];
  readonly except: readonly string[];
  readonly format: ExportFormat;
}

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

export interface ListFilter {
  /** Parameter of the API. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** The options are on their way. */
  readonly isLoading?: boolean;
  /** One value at a time: date presets, yes and no. */
  readonly isSingle?: boolean;
  /** Days may be chosen too: `2026-01-31..2026-02-28`, either end of which may be open. */
  readonly withDays?: boolean;
  /** The values are records, by a name of the manifests' `references`; they are searched for. */
  readonly of?: string;
}

export interface ListAction {
  readonly label: string;
  /** A word for narrow screens. */
  readonly short?: string;
  readonly icon?: ReactNode;
  readonly href?: string;
  /** Is given what is listed, and how many rows that are. */
  readonly run?: (params: ListParams, total: number) => void;
  /** It does something to what is listed: without rows it is not offered. */
  readonly needsRows?: boolean;
}

export interface RowAction<Row> {
  readonly label: string;
  /** Key that does it to the current row: `e` edits, `Delete` deletes. */
  readonly keys?: string;
  readonly icon?: ReactNode;
  readonly href?: (row: Row) => string;
  readonly run?: (row: Row) => void;
  readonly isDestructive?: boolean;
  readonly isHidden?: (row: Row) => boolean;
}

/** What is selected: rows, of several pages perhaps, or everything that matches. */
export interface Selection<Row> {
  readonly keys: readonly string[];
  readonly rows: readonly Row[];
  readonly isEverything: boolean;
  /** Of everything, what was unticked again. */
  readonly excluded: readonly string[];
  readonly count: number;
  readonly params: ListParams;
}

export interface BulkAction<Row> {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Runs over the selection; «clear» says that what was selected is settled. */
  readonly run: (selection: Selection<Row>) => Promise<"clear" | "keep">;
  /** Stands last, behind a line. */
  readonly isDestructive?: boolean;
  /** Not for «everything that matches». */
  readonly isPageOnly?: boolean;
}

export interface ListView {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** Filters, sort and search that the view stands for. */
  readonly state: AddressState;
  readonly count?: number;
  readonly tone?: BadgeTone;
}

export interface RowCard {
  readonly title: string;
  /** The title as it is shown, where more than its words are. */
  readonly name?: ReactNode;
  /** A short mark before the name, where a record has no cover. */
  readonly lead?: ReactNode;
  /** The second line on phones, and the line below a cover on the shelf. */
  readonly meta?: ReactNode;
  readonly status?: ReactNode;
  /** What stands out on the shelf: inactive, failed. */
  readonly mark?: ReactNode;
  readonly cover?: Omit<CoverProps, "slot" | "title">;
}

export interface ListTabs {
  /** Names the part to screen readers. */
  readonly label: string;
  readonly tabs: readonly DetailTab[];
  readonly tab: string;
}

/** Where a row stands in a tree: what it lies below, from the top, and what it says there. */
export interface TreePlace {
  readonly path: readonly TreeStep[];
  readonly label: string;
  /** Stands behind the label, in less weight. */
  readonly detail?: string;
}

/** A row that others lie below; it need not be among those that are listed. */
export interface TreeStep {
  readonly key: string;
  readonly label: string;
  readonly detail?: string;
}

export interface ListPageProps<Row> {
  /** Names the list in what the browser keeps: columns, density, layout. */
  readonly id: string;
  readonly title: string;
  /** «los contenidos», for «No pudimos cargar los contenidos». */
  readonly errorTitle?: string;
  readonly query: (params: ListParams) => UseQueryOptions<Answer<Row[]>, ApiFailure>;
  readonly columns: readonly ListColumn<Row>[];
  readonly filters?: readonly ListFilter[];
  readonly defaultSort?: string;
  readonly rowKey: (row: Row) => string;
  /** The address of a row's page; undefined for a row that has none. */
  readonly rowLink?: (row: Row) => string | undefined;
  /** A row's page is being opened in this window. */
  readonly onFollow?: (row: Row) => void;
  /** The row as a card: on phones, on the shelf, and by name for screen readers. */
  readonly card: (row: Row) => RowCard;
  readonly renderPreview?: (row: Row) => ReactNode;
  readonly rowActions?: readonly RowAction<Row>[];
  readonly bulkActions?: readonly BulkAction<Row>[];
  readonly primaryAction?: ListAction;
  readonly secondaryActions?: readonly ListAction[];
  readonly exportAction?: (exported: Exported) => void;
  readonly views?: readonly ListView[];
  readonly searchPlaceholder?: string;
  /** Stands under the title: what the list is about. */
  readonly text?: string;
  /** The list is one of several pages of one part; each has an address of its own. */
  readonly tabs?: ListTabs;
  readonly empty: { readonly title: string; readonly text?: string; readonly hints?: readonly EmptyHint[] };
  /** «Ningún contenido con estos filtros» */
  readonly emptyFiltered?: string;
  /** Covers on a shelf as a second layout. */
  readonly shelf?: boolean;
  /** A master of few rows: all of them at once, without filters, selection and pages. */
  readonly isShort?: boolean;
  /** Rows in the order of a tree are shown as one: as many at once as a call answers, each a link. */
  readonly tree?: (row: Row) => TreePlace;
  /** What stands below the rows. */
  readonly note?: ReactNode;
  /** The record that is open at the right, and its row's key; alone where there is less room. */
  readonly detail?: { readonly of: string; readonly closeTo: string; readonly body: ReactNode };
  /** The filters were opened: options that nobody needed before are fetched now. */
  readonly onFilters?: () => void;
  /** Files dropped anywhere on the page. */
  readonly onDropFiles?: (files: readonly File[]) => void;
}
