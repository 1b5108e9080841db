import { FormSection, fileForm, invalidate, PersonPictureField, unwrap, useTexts } from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { api, type User, users } from "../api/users";

/** Somebody's picture. */
export function LookTab({ user }: { readonly user: User }) {
  const t = useTexts("users");
  const client = useQueryClient();
  const params = { path: { guid: user.guid } };
  return (
    <FormSection title={t("look.tab")} text={t("look.text")}>
      <PersonPictureField
        label={t("look.picture")}
        url={user.avatar}
        name={user.full_name}
        save={async (file) => {
          const { data } = await unwrap(api.POST("/users/{guid}/avatar", { params, ...fileForm(file) }));
          await invalidate(client, users.stale);
          return data.url;
        }}
        remove={async () => {
          await unwrap(api.PUT("/users/{guid}", { params, body: { avatar: null } }));
          await invalidate(client, users.stale);
        }}
      />
    </FormSection>
  );
}
