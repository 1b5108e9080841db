import { definePlugin, lazy } from "@estante/sdk";

const ViewerPage = lazy(() => import("./pages/viewer.page").then((file) => ({ default: file.ViewerPage })));
const PublicViewerPage = lazy(() =>
  import("./pages/viewer.page").then((file) => ({ default: file.PublicViewerPage })),
);

const PlaylistsPage = lazy(() =>
  import("./playlists/playlists.page").then((file) => ({ default: file.PlaylistsPage })),
);
const PlaylistPage = lazy(() =>
  import("./playlists/playlist.page").then((file) => ({ default: file.PlaylistPage })),
);
const ReportsPage = lazy(() =>
  import("./reports/reports.page").then((file) => ({ default: file.ReportsPage })),
);
const ReportPage = lazy(() => import("./reports/report.page").then((file) => ({ default: file.ReportPage })));

const LayoutEditorPage = lazy(() =>
  import("./layout/layout-editor.page").then((file) => ({ default: file.LayoutEditorPage })),
);

export default definePlugin({
  id: "viewer",
  pages: {
    ViewerPage,
    PublicViewerPage,
    PlaylistsPage,
    PlaylistPage,
    ReportsPage,
    ReportPage,
    LayoutEditorPage,
  },
  renderers: {
    ActivityRenderer: lazy(() =>
      import("./renderers/activity/activity.renderer").then((file) => ({ default: file.ActivityRenderer })),
    ),
    VideoRenderer: lazy(() =>
      import("./renderers/media/video.renderer").then((file) => ({ default: file.VideoRenderer })),
    ),
    AudioRenderer: lazy(() =>
      import("./renderers/media/audio.renderer").then((file) => ({ default: file.AudioRenderer })),
    ),
    PdfRenderer: lazy(() =>
      import("./renderers/pdf/pdf.renderer").then((file) => ({ default: file.PdfRenderer })),
    ),
    MintRenderer: lazy(() =>
      import("./renderers/books/mint.renderer").then((file) => ({ default: file.MintRenderer })),
    ),
    CatBookRenderer: lazy(() =>
      import("./renderers/books/cat-book.renderer").then((file) => ({ default: file.CatBookRenderer })),
    ),
    LinkRenderer: lazy(() =>
      import("./renderers/link/link.renderer").then((file) => ({ default: file.LinkRenderer })),
    ),
    ImageRenderer: lazy(() =>
      import("./renderers/image/image.renderer").then((file) => ({ default: file.ImageRenderer })),
    ),
    PageRenderer: lazy(() =>
      import("./renderers/page/page.renderer").then((file) => ({ default: file.PageRenderer })),
    ),
    DownloadRenderer: lazy(() =>
      import("./renderers/download/download.renderer").then((file) => ({ default: file.DownloadRenderer })),
    ),
    OfficeRenderer: lazy(() =>
      import("./renderers/office/office.renderer").then((file) => ({ default: file.OfficeRenderer })),
    ),
    ZipRenderer: lazy(() =>
      import("./renderers/page/zip.renderer").then((file) => ({ default: file.ZipRenderer })),
    ),
    AppRenderer: lazy(() =>
      import("./renderers/link/app.renderer").then((file) => ({ default: file.AppRenderer })),
    ),
    EpubRenderer: lazy(() =>
      import("./renderers/epub/epub.renderer").then((file) => ({ default: file.EpubRenderer })),
    ),
    ScormRenderer: lazy(() =>
      import("./renderers/scorm/scorm.renderer").then((file) => ({ default: file.ScormRenderer })),
    ),
  },
  slots: {
    LayoutTab: lazy(() =>
      import("./layout/layout-tab.component").then((file) => ({ default: file.LayoutTab })),
    ),
    PreviewStage: lazy(() =>
      import("./preview/preview-stage.component").then((file) => ({ default: file.PreviewStage })),
    ),
    StartShelf: lazy(() =>
      import("./start/start-shelf.component").then((file) => ({ default: file.StartShelf })),
    ),
  },
  // So many words that only the shown language is fetched.
  locales: {
    es: () => import("./locales/es.json"),
    pt: () => import("./locales/pt.json"),
    en: () => import("./locales/en.json"),
  },
});
