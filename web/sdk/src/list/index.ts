export { useDatePresets } from "./filters/date-presets";
export { useNeededFilters } from "./filters/needed-filters";
export type {
  BulkAction,
  Exported,
  FilterOption,
  ListAction,
  ListColumn,
  ListFilter,
  ListPageProps,
  ListParams,
  ListView,
  RowAction,
  RowCard,
  Selection,
  TreePlace,
} from "./list.types";
export { ListPage } from "./list-page.component";
export { apiParamsOf } from "./list-state";
export { MoreRows } from "./more-rows.component";
export { Preview, type PreviewAction, type PreviewFact } from "./rows/preview-panel.component";
export { RowMenu } from "./rows/row-menu.component";
export { ShelfView, type ShelfViewProps } from "./rows/shelf-view.component";
export { useSearchedWords } from "./searched-words";
