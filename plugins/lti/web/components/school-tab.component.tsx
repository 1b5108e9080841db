import { ErrorState, LoadingRows } from "@estante/sdk";
import { REGISTRATION, useApiQuery } from "../api/registrations";
import { RegistrationEditor } from "./registration-form.component";

/** A tab of a school: how its LMS and we know each other. */
export function SchoolTab({ record: { guid } }: { readonly record: { readonly guid: string } }) {
  const query = useApiQuery(REGISTRATION, { path: { guid } });
  if (query.isError) return <ErrorState inPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingRows columns={2} />;
  return <RegistrationEditor guid={guid} registration={query.data.data} version={query.data.etag} />;
}
