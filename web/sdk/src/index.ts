/// <reference path="./css.d.ts" />
// The one allowed barrel: what a UI half may use, name by name.

export type { Answer, AnswerData, BodyOf, DataOf, Meta, ParamsOf, PathOf, paths } from "./api/answers";
export { unwrap } from "./api/answers";
export { API_BASE, api, fileForm } from "./api/client";
export { type Api, type ApiPages, createApi } from "./api/create-api";
export { ApiFailure, asFailure, type FieldFailure } from "./api/failure";
export { apiKey, apiQueryOptions, invalidate, useApiMutation, useApiQuery } from "./api/query";
export { createQueryClient } from "./api/query-client";
export { lastFramedPage, rememberFramedPage } from "./auth/framed-page";
export {
  loadOrganization,
  type Organization,
  organization,
  setOrganization,
  useTenant,
} from "./auth/organization";
export { type Auth, openVisit, PERSONAL, type Person, type SessionEnd, session } from "./auth/session.store";
export { readStored, STORED_SECONDS, writeStored } from "./auth/stored";
export {
  type Credentials,
  finishSignIn,
  flagOn,
  may,
  type PendingStep,
  pendingStep,
  refreshPerson,
  signIn,
  signInWithProvider,
  signOut,
  useFlag,
  usePermission,
  useSession,
} from "./auth/use-session";
export { INKS } from "./covers/choose-cover";
export { Cover, type CoverProps } from "./covers/cover.component";
export { recordTypeName, usualRatio } from "./covers/record-types";
export {
  AsideSection,
  type Crumb,
  DetailPage,
  type DetailPageProps,
  LinkTabs,
} from "./detail/detail-page.component";
export type { DetailTab } from "./detail/detail-tab";
export { listOf } from "./detail/record-heads";
export { type RecordSlots, useRecordSlots } from "./detail/record-slots";
export { useRecordTitle, useShownRecord } from "./detail/record-title";
export { type Consequence, DeleteDialog, type DeleteDialogProps } from "./dialogs/delete-dialog.component";
export {
  DIALOG_SIZES,
  Dialog,
  type DialogAction,
  type DialogProps,
  type DialogSize,
} from "./dialogs/dialog.component";
export { ExitDialog, type ExitDialogProps } from "./dialogs/exit-dialog.component";
export { InfoDialog } from "./dialogs/info-dialog.component";
export { Badge, type BadgeTone, Bubble, Note } from "./feedback/badge.component";
export { copyText } from "./feedback/copy-text";
export { ListFrame, RecordFrame } from "./feedback/frames.component";
export { ICON_NAMES, NamedIcon } from "./feedback/named-icon.component";
export { PageError } from "./feedback/page-error.component";
export { Progress, RefreshLine } from "./feedback/progress.component";
export { ShelfDrawing } from "./feedback/shelf-drawing.component";
export { LoadingRows, Skeleton, useDelayedPending } from "./feedback/skeletons.component";
export { EmptyState, ErrorState, ForbiddenState, NotFoundState } from "./feedback/states.component";
export { type StatusKind, StatusMark } from "./feedback/status-mark.component";
export { setToastPlace, TOAST_MS, type ToastOptions, toast } from "./feedback/toast.component";
export { ToastHost } from "./feedback/toast-host.component";
export { TypeIcon } from "./feedback/type-icon.component";
export type { SelectOption } from "./fields/choice/options";
export type { DayRange } from "./fields/dates/day-range";
export type { FieldProps } from "./fields/field.types";
export type { FileValue, SendFile, SentFile } from "./fields/files/file-value";
export { sendUpload } from "./fields/files/send-upload";
export { filesSent } from "./fields/files/sending-files";
export {
  ColorField,
  DateField,
  DateRangeField,
  DateTimeField,
  DurationField,
  FileField,
  ImageField,
  MultiSelectField,
  NumberField,
  PersonPictureField,
  ReferenceNames,
  ReferencePicker,
  RichText,
  RichTextField,
  SavedImageField,
  SelectField,
  SortableField,
  SortableTree,
  TagsField,
  TreeField,
} from "./fields/lazy-fields";
export { placed, placedGroup, type TreeGroup, type TreeMove, treeAfter } from "./fields/sortable/tree-moves";
export type { TreeNode } from "./fields/tree/tree-nodes";
export { AUTOSAVE_MS, type Autosave, type AutosaveState, useAutosave } from "./form/autosave";
export { AutosaveIndicator } from "./form/autosave-indicator.component";
export { FieldRow, FormSection, SwitchRow } from "./form/form-section.component";
export { type RecordForm, type RecordFormOptions, useRecordForm } from "./form/record-form";
export { SaveIndicator, StaleNotice } from "./form/save-state.component";
export { UnsavedBar } from "./form/unsaved-bar.component";
export { useVersionedSave, type VersionedSave } from "./form/versioned-save";
export { ImportPage, NewImportPage } from "./imports/lazy-imports";
export { saveFile } from "./jobs/download";
export { downloadExport, type ExportView, isExportJob, startExport } from "./jobs/exports";
export { JobRow, type JobRowProps } from "./jobs/job-row.component";
export {
  cancelAllJobs,
  isRunning,
  type Job,
  type JobsView,
  type JobTab,
  jobAbout,
  jobsOf,
  loadMoreJobs,
  useJobEnd,
  useJobs,
} from "./jobs/jobs.store";
export { onServerEvent, useServerEvent } from "./jobs/server-events";
export { KeyScope } from "./keyboard/key-scope";
export { Keys } from "./keyboard/keys.component";
export { nextRegion } from "./keyboard/regions";
export { ScreenKeys } from "./keyboard/screen-keys.component";
export {
  isWriting,
  type Shortcut,
  setSingleKeys,
  singleKeysOn,
  useShortcuts,
} from "./keyboard/shortcuts";
export * from "./list";
export { Waveform, type WaveformProps } from "./media/waveform.component";
export {
  type Favourites,
  type OpenedRecord,
  useFavourites,
  useOpenedRecords,
} from "./opened/opened-records";
export {
  definePlugin,
  type LazyComponent,
  type LazyPage,
  type LazyRenderer,
  type Plugin,
} from "./plugin/contract";
export { lazy } from "./plugin/lazy";
export {
  enabledPlugins,
  isShownBeside,
  loadPlugin,
  pluginsOf,
  setPlugins,
  type UiManifest,
  type UiPlugin,
  useEnabledPlugins,
  useRegistryVersion,
} from "./plugin/registry";
export type {
  Completion,
  Launch,
  Memory,
  Range,
  RenderedContent,
  RendererProps,
  RenderFailure,
  Result,
  Resumed,
  SaveState,
  Score,
  SittingGuids,
  Success,
  TakeSnapshot,
  ViewingSession,
} from "./plugin/renderer";
export { GENERAL_SETTINGS, useSectionTabs } from "./plugin/section-tabs";
export { Slot } from "./plugin/slot.component";
export { type SlotActions, useSlotActions } from "./plugin/slot-actions";
export {
  type Positions,
  type SelectedWords,
  StageContext,
  type StageOffers,
  type SurfaceBox,
  type SurfacePoint,
  type Surfaces,
  useMarking,
  useOfferPositions,
  useOfferSurfaces,
} from "./plugin/stage";
export { useRenderer } from "./plugin/use-renderer";
export { SlotFilling, type SlotState, useFillingName, useSlot } from "./plugin/use-slot";
export type { FieldOption } from "./records/fields/field-kinds";
export { type Fields, fields, newFields } from "./records/fields/fields";
export { passwordFault } from "./records/fields/password-rule";
export { RecordHistory } from "./records/history/record-history.component";
export { RecordPanels } from "./records/history/record-panels.component";
export type { RecordColumn } from "./records/list/record-columns";
export type { RecordFilter } from "./records/list/record-filters";
export {
  RecordListPage,
  type RecordListPageProps,
  type RecordView,
} from "./records/list/record-list-page.component";
export { RecordsPage, type RecordsPageProps } from "./records/list/records-page.component";
export {
  RecordCreateForm,
  RecordCreatePage,
  type RecordCreateProps,
} from "./records/page/record-create.component";
export { RecordPage } from "./records/page/record-page.component";
export type { RecordPageProps, RecordTab } from "./records/page/record-page.types";
export { type RecordListOptions, recordList } from "./records/record-list";
export { type RecordTexts, useRecordTexts } from "./records/record-texts";
export { changesOf, type RecordsOptions, records } from "./records/records";
export type { ActionTarget, HistoryChange, RecordList, Records, Target } from "./records/records.types";
export { callOf, targetOf } from "./records/target";
export {
  type Address,
  type AddressState,
  parseAddress,
  plainSearch,
  useAddress,
  writeAddress,
} from "./router/address";
export { setFollowing } from "./router/follow-inside";
export { Link, useNavigate, useParams } from "./router/navigation";
export {
  ConflictDialog,
  type ConflictDialogProps,
  type SavedVersion,
} from "./saving/conflict-dialog.component";
export { DraftNotice } from "./saving/draft-notice.component";
export { openDrafts } from "./saving/drafts";
export { handOver, leaveTo, reloadPage } from "./saving/leaving";
export { reasonOf } from "./saving/reason";
export { useTryAgain } from "./saving/try-again";
export { hasUnsaved, useUnsaved } from "./saving/unsaved";
export {
  formatBytes,
  formatDate,
  formatDuration,
  formatList,
  formatNumber,
  formatPercent,
  formatRelative,
  formatTime,
} from "./texts/format";
export { addTexts, type Locales, startTexts, texts, writtenLanguage } from "./texts/i18n";
export {
  currentLanguage,
  type Language,
  languageName,
  languageOf,
  localeOf,
  storedLanguage,
  storeLanguage,
} from "./texts/language";
export { formatPeriod } from "./texts/period";
export { setWordings } from "./texts/scopes";
export { type Translator, translate, useLanguage, useTexts } from "./texts/use-texts";
export type { Branding, OwnFont } from "./theme/css-variables";
export { declareFonts, setFontFamilies, textFont, titleFont } from "./theme/fonts";
export { LookFrame, type LookFrameProps } from "./theme/look-frame.component";
export { lookOf } from "./theme/mantine-theme";
export { contrast } from "./theme/oklch";
export { useWithoutStylesheet, wearCss, wearStylesheet } from "./theme/own-stylesheet";
export { ScreenFrame, type ScreenFrameProps } from "./theme/screen-frame.component";
export { paletteOf } from "./theme/semantic";
export { COLOR_SCHEME_KEY, type ColorScheme, ThemeProvider, useColorScheme } from "./theme/theme-provider";
export { isTriedOn, startTrying, useTriedLook } from "./theme/tried-look";
export { type BulkChange, type BulkTexts, runBulk, undoBulk } from "./undo/bulk-change";
export { undoSteps, useUndoCount } from "./undo/undo.store";
export { DropZone } from "./uploads/drop-zone.component";
export { UploadCard } from "./uploads/upload-card.component";
export type {
  UploadItem,
  UploadOutcome,
  UploadPlan,
  UploadRecipe,
  UploadStatus,
  UploadType,
} from "./uploads/upload-item";
export { mayRetry, type RepeatedFiles } from "./uploads/upload-item";
export {
  rememberUploads,
  type UploadsView,
  type UploadView,
  uploads,
  useRepeatedFiles,
  useUploadCounts,
  useUploadNews,
  useUploads,
} from "./uploads/use-uploads";
