import { Button, Menu, Popover, TextInput } from "@mantine/core";
import {
  IconArrowLeft,
  IconArrowRight,
  IconDeviceFloppy,
  IconDots,
  IconPencil,
  IconPlus,
  IconTrash,
} from "@tabler/icons-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { DeleteDialog } from "../../dialogs/delete-dialog.component";
import { Dialog } from "../../dialogs/dialog.component";
import { useOwnTexts } from "../../texts/use-texts";
import type { OwnViewActions } from "./own-views";
import classes from "./save-view.module.css";

const MAX_NAME = 60;

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
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const name = typed ?? proposal.slice(0, MAX_NAME);
  const open = (next: boolean) => {
    setOpen(next);
    setTyped(null);
  };
  // What filters are called may arrive after the field was opened: the proposal follows until somebody types.
  // biome-ignore lint/correctness/useExhaustiveDependencies: selected anew whenever the proposal is another
  useEffect(() => {
    if (isOpen && typed === null && document.activeElement === field.current) field.current?.select();
  }, [proposal]);
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
            ref={field}
            data-autofocus
            label={t("views.name")}
            maxLength={MAX_NAME}
            value={name}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setTyped(event.currentTarget.value)}
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

/** What can be done with the view of one's own that is open. */
export function OwnViewMenu({ actions }: { readonly actions: OwnViewActions }) {
  const t = useOwnTexts();
  const [dialog, setDialog] = useState<"rename" | "remove" | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const ask = (which: "rename" | "remove") => {
    opener.current?.focus();
    setDialog(which);
  };
  const close = () => setDialog(null);
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <button
            ref={opener}
            type="button"
            className={classes.more}
            aria-label={t("views.more", { name: actions.name })}
          >
            <IconDots size={16} aria-hidden="true" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.isChanged && (
            <Menu.Item leftSection={<IconDeviceFloppy size={16} />} onClick={actions.update}>
              {t("views.update")}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => ask("rename")}>
            {t("views.rename")}
          </Menu.Item>
          {actions.canMove(-1) && (
            <Menu.Item leftSection={<IconArrowLeft size={16} />} onClick={() => actions.move(-1)}>
              {t("views.moveLeft")}
            </Menu.Item>
          )}
          {actions.canMove(1) && (
            <Menu.Item leftSection={<IconArrowRight size={16} />} onClick={() => actions.move(1)}>
              {t("views.moveRight")}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Item
            color="var(--es-bad)"
            leftSection={<IconTrash size={16} />}
            onClick={() => ask("remove")}
          >
            {t("views.remove")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <RenameView opened={dialog === "rename"} actions={actions} onClose={close} />
      <DeleteDialog
        opened={dialog === "remove"}
        onClose={close}
        onDelete={async () => actions.remove()}
        title={t("views.removeTitle", { name: actions.name })}
        text={t("views.removeText")}
        label={t("views.remove")}
      />
    </>
  );
}

interface RenameProps {
  readonly opened: boolean;
  readonly actions: OwnViewActions;
  readonly onClose: () => void;
}

function RenameView({ opened, actions, onClose }: RenameProps) {
  const t = useOwnTexts();
  const [name, setName] = useState(actions.name);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setName(actions.name);
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="xs"
      title={t("views.rename")}
      submitOnEnter
      confirm={{
        label: t("views.renameAct"),
        isDisabled: !name.trim(),
        run: () => {
          actions.rename(name.trim());
          onClose();
        },
      }}
    >
      <TextInput
        data-autofocus
        label={t("views.name")}
        maxLength={MAX_NAME}
        value={name}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </Dialog>
  );
}
