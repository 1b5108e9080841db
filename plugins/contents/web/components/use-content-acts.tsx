import {
  type BulkAction,
  copyText,
  type Exported,
  type RowAction,
  type Selection,
  startExport,
  uploads,
  useNavigate,
  usePermission,
  useSession,
  useTexts,
} from "@estante/sdk";
import {
  IconCopy,
  IconEye,
  IconEyeOff,
  IconHash,
  IconLink,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { type Act, type Content, type ContentRow, exportContents } from "../api/contents.api";
import { uploadPlan } from "../api/upload-plan";
import { DeleteContents, type Deletion } from "./delete-contents.component";
import { type Asked, useContentChanges } from "./use-content-changes";

/** What an act has to know of a content. */
export type Acted = Pick<ContentRow, "guid" | "name" | "status" | "created_by" | "is_public">;

interface Acts {
  readonly row: RowAction<Acted>[];
  readonly bulk: BulkAction<Acted>[];
  readonly exportCsv: (exported: Exported) => void;
  readonly upload: (files: readonly File[]) => void;
  /** The question before deleting; belongs on the screen. */
  readonly dialog: ReactNode;
}

const ICON_PX = 16;
const ICONS = {
  active: <IconEye size={ICON_PX} />,
  inactive: <IconEyeOff size={ICON_PX} />,
  clone: <IconCopy size={ICON_PX} />,
  remove: <IconTrash size={ICON_PX} />,
  edit: <IconPencil size={ICON_PX} />,
  link: <IconLink size={ICON_PX} />,
  guid: <IconHash size={ICON_PX} />,
};

/** The address to give away: a public content opens for everybody, any other for who may sign in. */
const linkTo = ({ guid, is_public }: Acted): string =>
  `${window.location.origin}/${is_public ? "public-viewer" : "viewer"}/${guid}`;

const STATUS_ACTS = [
  { act: "activate", status: "active" },
  { act: "deactivate", status: "inactive" },
] as const;

const asked = ({ keys, rows, isEverything, excluded, params }: Selection<Acted>): Asked =>
  isEverything
    ? { target: { params, except: excluded } }
    : { target: { guids: keys }, name: keys.length === 1 ? rows[0]?.name : undefined };

const askedOne = ({ guid, name }: Acted): Asked => ({ target: { guids: [guid] }, name });

function useRights() {
  const { person } = useSession();
  const may = {
    update: usePermission("contents.update"),
    delete: usePermission("contents.delete"),
    deleteOwn: usePermission("contents.deleteOwner"),
    clone: usePermission("contents.clone"),
  };
  const mayDelete = (row: Acted) => may.delete || (may.deleteOwn && row.created_by === person?.guid);
  return { may, mayDelete };
}

/** What can be done with contents: only what this person may do. `content` is the one on the screen. */
export function useContentActs(content?: Content, onDeleted?: () => Promise<void>): Acts {
  const t = useTexts("contents");
  const navigate = useNavigate();
  const { may, mayDelete } = useRights();
  const { change, cloneOne, failed } = useContentChanges(onDeleted);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const run = (act: Act, what: Asked) => void change(act, what).catch(failed);
  /** Asks first; resolves when the question was answered. */
  const askToDelete = (what: Omit<Deletion, "answer">) =>
    new Promise<"clear" | "keep">((answer) => setDeletion({ ...what, answer }));
  const removeOne = (row: Acted) =>
    content
      ? void askToDelete({ ...askedOne(row), rows: [row], count: 1, content })
      : run("delete", askedOne(row));
  const removeMany = (selection: Selection<Acted>) =>
    askToDelete({
      ...asked(selection),
      rows: selection.isEverything ? [] : selection.rows.filter(mayDelete),
      count: selection.isEverything ? selection.count : selection.rows.filter(mayDelete).length,
      chosen: selection.count,
      isOwnOnly: !may.delete,
    });
  const many = (act: Act) => async (selection: Selection<Acted>) => {
    try {
      await change(act, asked(selection));
      return "keep" as const;
    } catch (thrown) {
      failed(thrown);
      return "keep" as const;
    }
  };
  const statuses = may.update ? STATUS_ACTS : [];
  const isHere = () => content !== undefined;
  return {
    row: [
      {
        label: t(may.update ? "preview.edit" : "preview.details"),
        keys: "e",
        icon: ICONS.edit,
        href: (row) => `/content/${row.guid}`,
        isHidden: isHere,
      },
      {
        label: t("preview.open"),
        icon: ICONS.active,
        href: (row) => `/viewer/${row.guid}`,
        isHidden: isHere,
      },
      {
        label: t("acts.copyLink"),
        icon: ICONS.link,
        run: (row) => void copyText(linkTo(row), t("acts.linkCopied")),
      },
      {
        label: t("acts.copyGuid"),
        icon: ICONS.guid,
        run: (row) => void copyText(row.guid, t("acts.guidCopied")),
      },
      ...statuses.map(({ act, status }) => ({
        label: t(`acts.${act}`),
        icon: ICONS[status],
        isHidden: (row: Acted) => row.status === status,
        run: (row: Acted) => run(act, askedOne(row)),
      })),
      ...(may.clone
        ? [
            {
              label: t("acts.clone"),
              icon: ICONS.clone,
              run: (row: Acted) => void cloneOne(row.guid).catch(failed),
            },
          ]
        : []),
      {
        label: t("acts.delete"),
        keys: "Delete",
        icon: ICONS.remove,
        isDestructive: true,
        isHidden: (row) => !mayDelete(row),
        run: removeOne,
      },
    ],
    bulk: [
      ...statuses.map(({ act, status }) => ({
        label: t(`acts.${act}`),
        icon: ICONS[status],
        run: many(act),
      })),
      ...(may.clone ? [{ label: t("acts.clone"), icon: ICONS.clone, run: many("clone") }] : []),
      ...(may.delete || may.deleteOwn
        ? [{ label: t("acts.delete"), icon: ICONS.remove, isDestructive: true, run: removeMany }]
        : []),
    ],
    exportCsv: (exported) => void startExport(() => exportContents(exported)),
    upload: (files) => {
      uploads.add(files, uploadPlan(null));
      void navigate({ href: "/contents/create" });
    },
    dialog: (
      <DeleteContents
        deletion={deletion}
        onClose={() => {
          deletion?.answer("keep");
          setDeletion(null);
        }}
        onDelete={async (what) => {
          await change("delete", what);
          what.answer("clear");
        }}
      />
    ),
  };
}
