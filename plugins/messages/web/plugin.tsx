import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

const message = () => import("./pages/message.page");

export default definePlugin({
  id: "messages",
  pages: {
    Messages: lazy(() => import("./pages/messages.page").then((file) => ({ default: file.MessagesPage }))),
    MessageCreate: lazy(() => message().then((file) => ({ default: file.MessageCreatePage }))),
    Message: lazy(() => message().then((file) => ({ default: file.MessagePage }))),
    Article: lazy(() => import("./pages/article.page").then((file) => ({ default: file.ArticlePage }))),
  },
  slots: {
    MessagesBubble: lazy(() =>
      import("./components/messages-bubble.component").then((file) => ({ default: file.MessagesBubble })),
    ),
  },
  locales: { es, pt, en },
});
