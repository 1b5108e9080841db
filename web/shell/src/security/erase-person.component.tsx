import {
  api,
  type Consequence,
  DeleteDialog,
  formatList,
  startExport,
  toast,
  unwrap,
  useApiQuery,
  useTexts,
} from "@estante/sdk";

/** Who is exported or erased. */
export interface Erasable {
  readonly guid: string;
  readonly username: string;
  readonly name: string;
  readonly lastname: string;
}

const ALL_KINDS = { query: { pageSize: 100 } };
const nameOf = ({ name, lastname, username }: Erasable) =>
  [name, lastname].filter(Boolean).join(" ") || username;

/** Makes a file of everything that is kept about a person; it is downloaded when it is ready. */
export const exportPerson = ({ guid }: Erasable): Promise<void> =>
  startExport(() =>
    unwrap(api.POST("/users/{user_guid}/personal-data/export", { params: { path: { user_guid: guid } } })),
  );

/** What goes, in a line, and each kind of which something stays, with the reason. */
function useConsequences(): Consequence[] {
  const t = useTexts("shell");
  const kinds = useApiQuery("/personal-data", ALL_KINDS).data?.data ?? [];
  const going = kinds.filter(({ on_erase }) => on_erase === "delete").map(({ name }) => name);
  const staying = kinds.filter(({ why }) => why).map(({ name, why }) => ({ what: name, note: why ?? "" }));
  return kinds.length === 0 ? [] : [{ what: t("personalData.goes"), note: formatList(going) }, ...staying];
}

interface Props {
  readonly person: Erasable | null;
  readonly onClose: () => void;
  readonly onErased: () => void;
}

/** Says what is deleted and what stays and why, asks for the username, and starts the erasure. */
export function ErasePersonDialog({ person, onClose, onErased }: Props) {
  const t = useTexts("shell");
  const consequences = useConsequences();
  const name = person ? nameOf(person) : "";
  const erase = async () => {
    if (!person) return;
    await unwrap(
      api.POST("/users/{user_guid}/personal-data/erase", {
        params: { path: { user_guid: person.guid } },
        body: { username: person.username },
      }),
    );
    toast.success(t("personalData.started", { name }), { text: t("personalData.startedText") });
    onErased();
  };
  return (
    <DeleteDialog
      opened={person !== null}
      onClose={onClose}
      onDelete={erase}
      title={t("personalData.eraseNamed", { name })}
      subtitle={person?.username ?? ""}
      text={t("personalData.eraseText")}
      consequences={consequences}
      typed={person?.username ?? ""}
      label={t("personalData.erase")}
    />
  );
}
