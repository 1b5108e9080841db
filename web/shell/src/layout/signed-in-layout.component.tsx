import { useSession } from "@estante/sdk";
import { FrontLayout } from "./front-layout.component";
import { Layout } from "./layout.component";

/** The frame of the back office for its staff, and a quieter one for everybody else. */
export function SignedInLayout() {
  return useSession().person?.back_office ? <Layout /> : <FrontLayout />;
}
