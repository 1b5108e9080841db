import { asFailure, toast, uploads, useTexts } from "@estante/sdk";
import { Button, FileButton } from "@mantine/core";
import { IconUpload } from "@tabler/icons-react";
import { uploadPlan } from "../api/upload-plan";
import { useTypes } from "../components/use-types";
import { MediaPicker } from "../media/media-picker.component";
import classes from "./lesson-form.module.css";

interface Props {
  readonly value: string | null;
  readonly isReadOnly: boolean;
  readonly onChange: (guid: string | null) => void;
}

const ICON_PX = 16;
const VIDEO = "CTTY_03";

/** The video of a lesson: one of the library, or one that is put there now. */
export function VideoField({ value, isReadOnly, onChange }: Props) {
  const t = useTexts("contents");
  const types = useTypes();
  const type = types.find(({ guid }) => guid === VIDEO);
  const send = (file: File | null) => {
    if (!file) return;
    const plan = uploadPlan(VIDEO, types);
    uploads.add([file], {
      ...plan,
      finish: async (upload, item) => {
        const made = await plan.finish?.(upload, item);
        if (!made?.subject) throw asFailure(null);
        onChange(made.subject);
        return made;
      },
    });
    toast.info(t("lesson.uploading", { name: file.name }));
  };
  return (
    <div className={classes.video}>
      <MediaPicker
        label={t("lesson.video")}
        description={t("lesson.videoHelp")}
        type={VIDEO}
        isReadOnly={isReadOnly}
        value={value}
        onChange={onChange}
      />
      {!isReadOnly && type && (
        <FileButton onChange={send} accept={type.formats.map((format) => `.${format}`).join(",")}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconUpload size={ICON_PX} />}>
              {t("lesson.upload")}
            </Button>
          )}
        </FileButton>
      )}
    </div>
  );
}
