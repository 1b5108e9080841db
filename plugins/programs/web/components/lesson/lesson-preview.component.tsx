import { Link, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconDeviceLaptop } from "@tabler/icons-react";
import { previewAddress } from "../../api/preview";
import type { Lesson } from "../../api/structure";

const ICON_PX = 16;

/** The way to a lesson as its students will see it. */
export function LessonPreview({ lesson }: { readonly lesson: Lesson }) {
  const t = useTexts("programs");
  return (
    <Button
      component={Link}
      to={previewAddress(lesson.course_guid, lesson.guid)}
      variant="default"
      leftSection={<IconDeviceLaptop size={ICON_PX} aria-hidden="true" />}
    >
      {t("preview.open")}
    </Button>
  );
}
