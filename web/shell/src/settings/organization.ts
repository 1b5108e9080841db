import { api, setOrganization, unwrap } from "@estante/sdk";

/** Shows the tenant's new name, colours and formats without a reload. Raises ApiFailure. */
export async function refreshOrganization(): Promise<void> {
  setOrganization((await unwrap(api.GET("/organization"))).data);
}
