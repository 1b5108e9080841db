import {
  apiKey,
  asFailure,
  DetailPage,
  ErrorState,
  NotFoundState,
  Skeleton,
  useApiQuery,
  useNavigate,
  useParams,
  useTexts,
} from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { usePageTitle } from "../app/document-title";
import { PersonSecondStep } from "../second-step/person-second-step.component";
import { AccountMark, nameOf } from "./people.page";
import { PersonData } from "./person-data.component";
import { PersonSessions } from "./person-sessions.component";

/** One person's account: where they are signed in, what is kept about them, and ending either. */
export function PersonPage() {
  const t = useTexts("shell");
  const { guid = "" } = useParams({ strict: false });
  const query = useApiQuery("/users/sessions", { query: { guid: [guid] } });
  const person = query.data?.data[0];
  const navigate = useNavigate();
  const queries = useQueryClient();
  const leave = () => {
    void queries.invalidateQueries({ queryKey: apiKey("/users/sessions") });
    void navigate({ to: "/security/people" });
  };
  usePageTitle(t("security.people.list.title"));
  if (query.isError && asFailure(query.error).status !== 400)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  // A guid that is none is a person who is not there.
  if (query.isError || (query.isSuccess && !person)) return <NotFoundState />;
  const title = person ? nameOf(person) : "";
  return (
    <DetailPage
      breadcrumb={[{ label: t("security.people.list.title"), href: "/security/people" }, { label: title }]}
      title={title}
      status={person ? <AccountMark isActive={person.is_active} /> : <Skeleton width={80} height={16} />}
      meta={person ? [person.username, person.role_name] : []}
    >
      {person && <PersonSessions guid={guid} name={title} />}
      {person && <PersonSecondStep guid={guid} name={title} />}
      {person && <PersonData person={person} onErased={leave} />}
    </DetailPage>
  );
}
