import { asFailure, reasonOf, toast, unwrap, usePermission, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useState } from "react";
import { api, type User } from "../api/users";
import { isStaff } from "./use-choices";

/** Writes to staff who have never been here a link with which they choose their password. */
export function Invite({ user }: { readonly user: User }) {
  const t = useTexts("users");
  const may = usePermission("admin_users.update");
  const [isSending, setSending] = useState(false);
  if (!may || !isStaff(user.role_guid) || !user.is_active || !user.email || user.last_access_at) return null;
  async function send() {
    setSending(true);
    try {
      await unwrap(api.POST("/users/{guid}/invitation", { params: { path: { guid: user.guid } } }));
      toast.success(t("invite.done", { email: user.email }));
    } catch (thrown) {
      toast.error(t("invite.failed"), { text: reasonOf(asFailure(thrown)) });
    } finally {
      setSending(false);
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconMail size={16} />}
      loading={isSending}
      onClick={() => void send()}
    >
      {t("invite.act")}
    </Button>
  );
}
