import { Keys, useTexts } from "@estante/sdk";
import { Modal } from "@mantine/core";
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
      { keys: ["G", "C"], text: "keys.goContents" },
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

/** Every shortcut on one page, opened with `?`. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const t = useTexts("shell");
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
                <div key={text} className={classes.row}>
                  <dt>{t(text)}</dt>
                  <dd>
                    {keys.map((key) => (
                      <Keys key={key} keys={key} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
