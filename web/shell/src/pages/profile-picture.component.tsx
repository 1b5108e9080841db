import {
  api,
  fileForm,
  type Person,
  PersonPictureField,
  refreshPerson,
  unwrap,
  usePermission,
  useTexts,
} from "@estante/sdk";
import classes from "./profile.module.css";

const CALL = "/front/profile/avatar";

async function save(file: File): Promise<string> {
  const { data } = await unwrap(api.POST(CALL, fileForm(file)));
  await refreshPerson();
  return data.url;
}

async function remove(): Promise<void> {
  await unwrap(api.DELETE(CALL));
  await refreshPerson();
}

/** The own picture. */
export function ProfilePicture({ person }: { readonly person: Person }) {
  const t = useTexts("shell");
  const mayChange = usePermission("profile.update");
  if (!mayChange) return null;
  return (
    <section className={classes.section}>
      <div>
        <h2>{t("profile.picture.title")}</h2>
        <p>{t("profile.picture.text")}</p>
      </div>
      <div className={classes.fields}>
        <PersonPictureField
          label={t("profile.picture.label")}
          url={person.avatar}
          name={`${person.name} ${person.lastname}`}
          save={save}
          remove={remove}
        />
      </div>
    </section>
  );
}
