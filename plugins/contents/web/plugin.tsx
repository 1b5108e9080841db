import { definePlugin, lazy } from "@estante/sdk";

const collection = () => import("./collections/collection.page");
const resource = () => import("./library/resource.page");
const publication = () => import("./publications/publication.page");

export default definePlugin({
  id: "contents",
  pages: {
    ContentsList: lazy(() =>
      import("./pages/contents-list.page").then((file) => ({ default: file.ContentsListPage })),
    ),
    ContentCreate: lazy(() =>
      import("./pages/content-create.page").then((file) => ({ default: file.ContentCreatePage })),
    ),
    BatchUpload: lazy(() =>
      import("./batches/batch-upload.page").then((file) => ({ default: file.BatchUploadPage })),
    ),
    ScormPackages: lazy(() =>
      import("./scorm/packages.page").then((file) => ({ default: file.PackagesPage })),
    ),
    ContentDetail: lazy(() =>
      import("./pages/content-detail.page").then((file) => ({ default: file.ContentDetailPage })),
    ),
    Publications: lazy(() =>
      import("./publications/publications.page").then((file) => ({ default: file.PublicationsPage })),
    ),
    PublicationCreate: lazy(() => publication().then((file) => ({ default: file.PublicationCreatePage }))),
    Publication: lazy(() => publication().then((file) => ({ default: file.PublicationPage }))),
    Collections: lazy(() =>
      import("./collections/collections.page").then((file) => ({ default: file.CollectionsPage })),
    ),
    CollectionCreate: lazy(() => collection().then((file) => ({ default: file.CollectionCreatePage }))),
    Collection: lazy(() => collection().then((file) => ({ default: file.CollectionPage }))),
    Library: lazy(() => import("./library/library.page").then((file) => ({ default: file.LibraryPage }))),
    LibraryCreate: lazy(() => resource().then((file) => ({ default: file.LibraryCreatePage }))),
    LibraryResource: lazy(() => resource().then((file) => ({ default: file.LibraryResourcePage }))),
  },
  slots: {
    OwnContents: lazy(() =>
      import("./components/own-contents.component").then((file) => ({ default: file.OwnContents })),
    ),
    PersonContents: lazy(() =>
      import("./access/person-contents.component").then((file) => ({ default: file.PersonContents })),
    ),
    TracksTab: lazy(() =>
      import("./tracks/tracks-tab.component").then((file) => ({ default: file.TracksTab })),
    ),
    ProjectTab: lazy(() =>
      import("./projects/project-tab.component").then((file) => ({ default: file.ProjectTab })),
    ),
    DeliveriesTab: lazy(() =>
      import("./projects/deliveries-tab.component").then((file) => ({ default: file.DeliveriesTab })),
    ),
    ExerciseEditor: lazy(() =>
      import("./questions/exercise-editor.component").then((file) => ({ default: file.ExerciseEditor })),
    ),
  },
  renderers: {
    ExerciseRenderer: lazy(() =>
      import("./player/exercise.renderer").then((file) => ({ default: file.ExerciseRenderer })),
    ),
    LessonRenderer: lazy(() =>
      import("./lessons/lesson.renderer").then((file) => ({ default: file.LessonRenderer })),
    ),
    ProjectRenderer: lazy(() =>
      import("./projects/project.renderer").then((file) => ({ default: file.ProjectRenderer })),
    ),
  },
  uploads: {
    content: async ({ type }) => (await import("./api/upload-plan")).uploadPlan(type ?? null),
    batch: async () => (await import("./batches/batches")).batchPlan(),
    normalization: async ({ guid, title }) =>
      (await import("./scorm/normalization")).normalizationPlan(guid ?? "", title ?? ""),
    replacement: async ({ guid, title }) =>
      (await import("./api/upload-plan")).replacementPlan(guid ?? "", title ?? ""),
  },
  // So many words that only the shown language is fetched.
  locales: {
    es: () => import("./locales/es.json"),
    pt: () => import("./locales/pt.json"),
    en: () => import("./locales/en.json"),
  },
});
