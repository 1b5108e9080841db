import { asFailure, openVisit, reasonOf, toast, unwrap, usePermission, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconLogin2 } from "@tabler/icons-react";
import { useState } from "react";
import { api, type User } from "../api/users";

/** Opens the front office as this person, in a tab of its own. */
export function OpenAs({ user }: { readonly user: User }) {
  const t = useTexts("users");
  const may = usePermission("users.impersonate");
  const [isOpening, setOpening] = useState(false);
  if (!may || !user.is_active) return null;
  async function open() {
    setOpening(true);
    try {
      const params = { path: { user_guid: user.guid } };
      const { data } = await unwrap(api.POST("/users/{user_guid}/login", { params }));
      openVisit(data.token);
    } catch (thrown) {
      toast.error(t("openAs.failed"), { text: reasonOf(asFailure(thrown)) });
    } finally {
      setOpening(false);
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconLogin2 size={16} />}
      loading={isOpening}
      onClick={() => void open()}
    >
      {t("openAs.act")}
    </Button>
  );
}
