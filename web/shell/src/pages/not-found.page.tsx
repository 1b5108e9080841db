import { NotFoundState, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";

/** A record that is not there, or whose plugin is off: it never says which. */
export function NotFoundPage() {
  const t = useTexts("shell");
  return (
    <NotFoundState
      actions={
        <Button component={Link} to="/">
          {t("states.landing")}
        </Button>
      }
    />
  );
}
