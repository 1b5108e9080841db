import { Link, usePermission, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconMaximize } from "@tabler/icons-react";
import { LoadedLayout } from "./loaded-layout.component";

/** The editor tab of a fixed-layout book (CON-091). */
export function LayoutTab({ record: content }: { readonly record: { readonly guid: string } }) {
  const t = useTexts("viewer");
  const mayOpen = usePermission("fixed_layout_editor.readDetail");
  const actions = mayOpen && (
    <Button
      component={Link}
      to={`/fixedlayout-editor/${content.guid}`}
      variant="default"
      leftSection={<IconMaximize size={16} />}
    >
      {t("layout.whole")}
    </Button>
  );
  return <LoadedLayout guid={content.guid} actions={actions} />;
}
