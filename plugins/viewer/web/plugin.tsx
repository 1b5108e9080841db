import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

const ViewerPage = lazy(() => import("./pages/viewer.page").then((file) => ({ default: file.ViewerPage })));
const PublicViewerPage = lazy(() =>
  import("./pages/viewer.page").then((file) => ({ default: file.PublicViewerPage })),
);

export default definePlugin({
  id: "viewer",
  pages: { ViewerPage, PublicViewerPage },
  renderers: {
    VideoRenderer: lazy(() =>
      import("./renderers/media/video.renderer").then((file) => ({ default: file.VideoRenderer })),
    ),
    AudioRenderer: lazy(() =>
      import("./renderers/media/audio.renderer").then((file) => ({ default: file.AudioRenderer })),
    ),
    PdfRenderer: lazy(() =>
      import("./renderers/pdf/pdf.renderer").then((file) => ({ default: file.PdfRenderer })),
    ),
    LinkRenderer: lazy(() =>
      import("./renderers/link/link.renderer").then((file) => ({ default: file.LinkRenderer })),
    ),
    ImageRenderer: lazy(() =>
      import("./renderers/image/image.renderer").then((file) => ({ default: file.ImageRenderer })),
    ),
    ScormRenderer: lazy(() =>
      import("./renderers/scorm/scorm.renderer").then((file) => ({ default: file.ScormRenderer })),
    ),
  },
  slots: {
    StartShelf: lazy(() =>
      import("./start/start-shelf.component").then((file) => ({ default: file.StartShelf })),
    ),
  },
  locales: { es, pt, en },
});
