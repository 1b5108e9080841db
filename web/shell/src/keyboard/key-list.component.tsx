import { Keys, useTexts } from "@estante/sdk";
import { Modal } from "@mantine/core";
import { useManifestText } from "../app/manifest-text";
import { useShell } from "../layout/shell-context";
import classes from "./key-list.module.css";

const GROUPS = [
  {
    title: "keys.everywhere",
    rows: [
      { keys: ["Ctrl", "K"], text: "keys.palette" },
      { keys: ["?"], text: "keys.help" },
      { keys: ["["], text: "keys.fold" },
      { keys: ["Shift", "L"], text: "keys.scheme" },
      { keys: ["G", "H"], text: "keys.goHome" },
      { keys: ["Ctrl", "Z"], text: "keys.undo" },
      { keys: ["F6"], text: "keys.region" },
      { keys: ["Esc"], text: "keys.escape" },
    ],
  },
  {
    title: "keys.lists",
    rows: [
      { keys: ["/"], text: "keys.search" },
      { keys: ["F"], text: "keys.filter" },
      { keys: ["C"], text: "keys.create" },
      { keys: ["J", "K"], text: "keys.next" },
      { keys: ["↵"], text: "keys.openRow" },
      { keys: ["␣"], text: "keys.preview" },
      { keys: ["X"], text: "keys.select" },
      { keys: ["Shift", "J"], text: "keys.extend" },
      { keys: ["E"], text: "keys.edit" },
      { keys: ["Del"], text: "keys.delete" },
    ],
  },
  {
    title: "keys.forms",
    rows: [
      { keys: ["Ctrl", "S"], text: "keys.save" },
      { keys: [",", "."], text: "keys.tabs" },
    ],
  },
] as const;

/** The pages that plugins open by `G` and a letter, under the names of their pages. */
function useJumps(): readonly { readonly keys: readonly string[]; readonly name: string }[] {
  const t = useTexts("shell");
  const text = useManifestText();
  const { plugins } = useShell().manifest;
  const jumps = plugins.flatMap(({ keys, pages }) =>
    Object.entries(keys).map(([key, path]) => ({ key, page: pages.find((page) => page.path === path) })),
  );
  return jumps.flatMap(({ key, page }) =>
    page ? [{ keys: ["G", key.toUpperCase()], name: t("keys.goTo", { page: text(page.title) }) }] : [],
  );
}

/** Every shortcut on one page, opened with `?`. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const t = useTexts("shell");
  const jumps = useJumps();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("keys.title")}
      size={640}
      closeButtonProps={{ "aria-label": t("keys.close") }}
    >
      <div className={classes.groups}>
        {GROUPS.map((group) => (
          <section key={group.title}>
            <h3 className={classes.heading}>{t(group.title)}</h3>
            <dl className={classes.list}>
              {group.rows.map(({ keys, text }) => (
                <KeyRow key={text} keys={keys} name={t(text)} />
              ))}
              {group === GROUPS[0] && jumps.map((jump) => <KeyRow key={jump.name} {...jump} />)}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

function KeyRow({ keys, name }: { readonly keys: readonly string[]; readonly name: string }) {
  return (
    <div className={classes.row}>
      <dt>{name}</dt>
      <dd>
        {keys.map((key) => (
          <Keys key={key} keys={key} />
        ))}
      </dd>
    </div>
  );
}
