import { definePlugin, lazy } from "@estante/sdk";
import en from "./locales/en.json";
import es from "./locales/es.json";
import pt from "./locales/pt.json";

const school = () => import("./pages/school.page");
const group = () => import("./pages/group.page");
const networks = () => import("./pages/networks.page");

export default definePlugin({
  id: "schools",
  pages: {
    Schools: lazy(() => import("./pages/schools.page").then((file) => ({ default: file.SchoolsPage }))),
    SchoolCreate: lazy(() => school().then((file) => ({ default: file.SchoolCreatePage }))),
    School: lazy(() => school().then((file) => ({ default: file.SchoolPage }))),
    Groups: lazy(() => import("./pages/groups.page").then((file) => ({ default: file.GroupsPage }))),
    GroupCreate: lazy(() => group().then((file) => ({ default: file.GroupCreatePage }))),
    Group: lazy(() => group().then((file) => ({ default: file.GroupPage }))),
    Networks: lazy(() => networks().then((file) => ({ default: file.NetworksPage }))),
    NetworkCreate: lazy(() => networks().then((file) => ({ default: file.NetworkCreatePage }))),
    Network: lazy(() => networks().then((file) => ({ default: file.NetworkPage }))),
  },
  locales: { es, pt, en },
});
