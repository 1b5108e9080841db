import { RecordCreatePage } from "@estante/sdk";
import { adminUsers, newUserFields, users } from "../api/users";
import { useHasCountries, useRoles } from "../components/use-choices";

const ALL = Object.keys(newUserFields.all);

function useFieldNames() {
  const hasCountries = useHasCountries();
  return hasCountries ? ALL : ALL.filter((name) => name !== "country_guid");
}

/** `/user/create` */
export function UserCreatePage() {
  const role = useRoles("others");
  return (
    <RecordCreatePage records={users} fields={newUserFields} only={useFieldNames()} options={{ role }} />
  );
}

/** `/user/create-admin` */
export function AdminUserCreatePage() {
  const role = useRoles("staff");
  return (
    <RecordCreatePage records={adminUsers} fields={newUserFields} only={useFieldNames()} options={{ role }} />
  );
}
