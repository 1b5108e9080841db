import { asFailure } from "../../api/failure";
import { useSession } from "../../auth/use-session";
import { toast } from "../../feedback/toast.component";
import { reasonOf } from "../../saving/reason";
import { useFieldTexts } from "../field-texts";
import type { SendFile } from "./file-value";
import { ImageField, type ImageFieldProps } from "./image-field.component";

export interface SavedImageFieldProps extends Omit<ImageFieldProps, "value" | "onChange" | "send"> {
  /** Where the picture is shown from; null without one. */
  readonly url: string | null;
  /** What the picture shows. */
  readonly name: string;
  /** Answers where the picture is now. Raises ApiFailure. */
  readonly save: (file: File) => Promise<string | null>;
  /** Raises ApiFailure. */
  readonly remove: () => Promise<unknown>;
  readonly said: { readonly saved: string; readonly removed: string; readonly failed: string };
}

/** A picture that is saved as soon as it is chosen, and removed at once: outside of any form. */
export function SavedImageField(props: SavedImageFieldProps) {
  const { url, name, save, remove, said, ...field } = props;
  const send: SendFile = async (file) => {
    const stored = await save(file);
    toast.success(said.saved);
    return { upload: null, url: stored };
  };
  const removeNow = async () => {
    try {
      await remove();
      toast.success(said.removed);
    } catch (thrown) {
      toast.error(said.failed, { text: reasonOf(asFailure(thrown)) });
    }
  };
  return (
    <ImageField
      {...field}
      send={send}
      value={url === null ? null : { upload: null, name, size: null, url, alt: name }}
      onChange={(next) => {
        if (next === null) void removeNow();
      }}
    />
  );
}

export type PersonPictureFieldProps = Pick<
  SavedImageFieldProps,
  "label" | "url" | "name" | "save" | "remove"
>;

const FORMATS = ["jpg", "png"];
const SQUARE = 1;

/** Somebody's picture: cut to a square, of the organization's size at most. */
export function PersonPictureField(props: PersonPictureFieldProps) {
  const t = useFieldTexts();
  const limits = useSession().person?.limits;
  if (!limits) return null;
  return (
    <SavedImageField
      {...props}
      formats={FORMATS}
      maxBytes={limits.avatar_bytes}
      ratio={SQUARE}
      said={{ saved: t("picture.saved"), removed: t("picture.removed"), failed: t("picture.failed") }}
    />
  );
}
