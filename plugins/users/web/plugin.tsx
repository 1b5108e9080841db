import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

const lists = () => import("./pages/users.page");
const forms = () => import("./pages/user-create.page");

export default definePlugin({
  id: "users",
  pages: {
    Users: lazy(() => lists().then((file) => ({ default: file.UsersPage }))),
    AdminUsers: lazy(() => lists().then((file) => ({ default: file.AdminUsersPage }))),
    UserCreate: lazy(() => forms().then((file) => ({ default: file.UserCreatePage }))),
    AdminUserCreate: lazy(() => forms().then((file) => ({ default: file.AdminUserCreatePage }))),
    User: lazy(() => import("./pages/user.page").then((file) => ({ default: file.UserPage }))),
  },
  slots: {
    MigrationDialog: lazy(() =>
      import("./components/migration-dialog.component").then((file) => ({ default: file.MigrationDialog })),
    ),
  },
  locales: { es, pt, en },
});
