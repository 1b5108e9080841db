import {
  fileForm,
  invalidate,
  SavedImageField,
  unwrap,
  usePermission,
  useSession,
  useTexts,
} from "@estante/sdk";
import { useQueryClient } from "@tanstack/react-query";
import { api, type Program, programs } from "../../api/programs";
import classes from "./program-look.module.css";

const COVER = ["jpg", "png"];
const HEADER = ["jpg", "png", "gif"];
/** Width by height: a book, and a band across the page. */
const UPRIGHT = 3 / 4;
const BAND = 16 / 5;
const KINDS = [
  { kind: "cover", field: "program_cover", formats: COVER, ratio: UPRIGHT },
  { kind: "picture", field: "picture", formats: HEADER, ratio: BAND },
  { kind: "background", field: "background", formats: HEADER, ratio: BAND },
] as const;
const CALLS = {
  cover: "/lms/courses/{guid}/cover",
  picture: "/lms/courses/{guid}/picture",
  background: "/lms/courses/{guid}/background",
} as const;

/** A program's pictures, which are saved as they are chosen. */
export function ProgramPictures({ program }: { readonly program: Program }) {
  const t = useTexts("programs");
  const client = useQueryClient();
  const mayEdit = usePermission("programs.update");
  const limits = useSession().person?.limits;
  const params = { path: { guid: program.guid } };
  if (!limits) return null;
  return (
    <div className={classes.pictures}>
      {KINDS.map(({ kind, field, formats, ratio }) => (
        <SavedImageField
          key={kind}
          label={t(`look.${kind}`)}
          description={t(`look.${kind}Hint`)}
          url={program[field]}
          name={program.name}
          formats={formats}
          maxBytes={limits.image_bytes}
          ratio={ratio}
          readOnly={!mayEdit}
          save={async (file) => {
            const { data } = await unwrap(api.POST(CALLS[kind], { params, ...fileForm(file) }));
            await invalidate(client, programs.stale);
            return data[field];
          }}
          remove={async () => {
            await unwrap(api.DELETE(CALLS[kind], { params }));
            await invalidate(client, programs.stale);
          }}
          said={{ saved: t("look.saved"), removed: t("look.removed"), failed: t("look.failed") }}
        />
      ))}
    </div>
  );
}
