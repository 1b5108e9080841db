import { Button, Menu, Popover, TextInput } from "@mantine/core";
import { IconDots, IconPlus, IconTrash } from "@tabler/icons-react";
import { type FormEvent, useId, useState } from "react";
import { useOwnTexts } from "../texts/use-texts";
import classes from "./save-view.module.css";

const LONGEST_NAME = 60;

export interface SaveViewProps {
  /** What the filters say: «PDF, Video · Chile». */
  readonly proposal: string;
  readonly onSave: (name: string) => void;
}

/** «Guardar vista»: gives filters, sort, columns and density a name. */
export function SaveView({ proposal, onSave }: SaveViewProps) {
  const t = useOwnTexts();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const open = (next: boolean) => {
    setOpen(next);
    if (next) setName(proposal.slice(0, LONGEST_NAME));
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    onSave(name.trim());
    setOpen(false);
  };
  return (
    <Popover opened={isOpen} onChange={open} position="bottom-start" width={304} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={classes.open} onClick={() => open(!isOpen)}>
          <IconPlus size={16} aria-hidden="true" /> {t("views.save")}
        </button>
      </Popover.Target>
      <Popover.Dropdown p={16} aria-labelledby={titleId}>
        <form onSubmit={save} className={classes.form}>
          <h2 id={titleId} className={classes.title}>
            {t("views.title")}
          </h2>
          <TextInput
            data-autofocus
            label={t("views.name")}
            maxLength={LONGEST_NAME}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <p className={classes.text}>{t("views.text")}</p>
          <div className={classes.foot}>
            <Button variant="default" size="xs" onClick={() => setOpen(false)}>
              {t("dialog.cancel")}
            </Button>
            <Button type="submit" size="xs" disabled={!name.trim()}>
              {t("views.save")}
            </Button>
          </div>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

/** What can be done with a view of one's own. */
export function OwnViewMenu({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const t = useOwnTexts();
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={classes.more} aria-label={t("views.more", { name })}>
          <IconDots size={16} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item color="var(--es-bad)" leftSection={<IconTrash size={16} />} onClick={onRemove}>
          {t("views.remove")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
