import { ActionIcon, Button, Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconArrowLeft } from "@tabler/icons-react";
import { type FormEvent, type ReactNode, useId } from "react";
import { useOwnTexts } from "../texts/use-texts";
import classes from "./dialog.module.css";
import { useReturnedFocus } from "./returned-focus";

/** Widths in px; `all-screen` fills the window. */
export const DIALOG_SIZES = {
  xxs: 320,
  xs: 400,
  s: 480,
  small: 560,
  default: 640,
  xl: 960,
  xxl: 1200,
  "all-screen": 0,
} as const;
export type DialogSize = keyof typeof DIALOG_SIZES;

export interface DialogAction {
  readonly label: string;
  readonly run: () => void;
  readonly isDisabled?: boolean;
  readonly isRunning?: boolean;
  readonly isDestructive?: boolean;
}

export interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly size?: DialogSize;
  readonly title?: ReactNode;
  readonly subtitle?: ReactNode;
  /** A sign at the left of the title. */
  readonly sign?: ReactNode;
  readonly tabs?: ReactNode;
  readonly onBack?: () => void;
  readonly withClose?: boolean;
  readonly cancel?: string | null;
  readonly confirm?: DialogAction;
  /** Stands at the left of the foot. */
  readonly aside?: ReactNode;
  /** Enter in a field does the action. */
  readonly submitOnEnter?: boolean;
  /** Something would be lost: neither Escape nor a click outside closes. Without a cross, Escape does. */
  readonly isGuarded?: boolean;
  /** The body is no form, or brings its own. */
  readonly isPlain?: boolean;
  readonly children?: ReactNode;
}

function DialogHead({ title, subtitle, sign, tabs, onBack, withClose }: DialogProps) {
  const t = useOwnTexts();
  if (!title && !subtitle && !onBack && !withClose && !tabs) return null;
  return (
    <>
      <Modal.Header className={classes.header}>
        {onBack && (
          <ActionIcon variant="subtle" color="gray" aria-label={t("dialog.back")} onClick={onBack}>
            <IconArrowLeft size={18} />
          </ActionIcon>
        )}
        {sign}
        <div className={classes.heading}>
          {title && <Modal.Title>{title}</Modal.Title>}
          {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
        </div>
        {withClose && <Modal.CloseButton aria-label={t("dialog.close")} />}
      </Modal.Header>
      {tabs}
    </>
  );
}

function DialogFoot({ onClose, cancel, confirm, aside, formId }: DialogProps & { readonly formId: string }) {
  const t = useOwnTexts();
  if (!confirm && cancel === null && !aside) return null;
  return (
    <div className={classes.foot}>
      {aside && <div className={classes.aside}>{aside}</div>}
      {cancel !== null && (
        // Where one action undoes work, the focus begins at the harmless one.
        <Button
          variant="default"
          onClick={onClose}
          data-autofocus={confirm?.isDestructive || aside ? true : undefined}
        >
          {cancel ?? t("dialog.cancel")}
        </Button>
      )}
      {confirm && (
        <Button
          type="submit"
          form={formId}
          color={confirm.isDestructive ? "red" : "brand"}
          disabled={confirm.isDisabled ?? false}
          loading={confirm.isRunning ?? false}
        >
          {confirm.label}
        </Button>
      )}
    </div>
  );
}

/** A modal dialog: head, tabs, body and foot, each absent when not asked for. */
export function Dialog(props: DialogProps) {
  const { opened, onClose, size = "default", withClose = true, isGuarded = false, children, confirm } = props;
  const isPhone = useMediaQuery("(max-width: 767px)") ?? false;
  const formId = useId();
  useReturnedFocus(opened);
  const fills = size === "all-screen" || (isPhone && size !== "xxs" && size !== "xs");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // Without a submitter it was Enter in a field.
    const isPressed = submitter?.getAttribute("form") === formId && document.activeElement === submitter;
    if (confirm && !confirm.isDisabled && !confirm.isRunning && (props.submitOnEnter || isPressed))
      confirm.run();
  };
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={DIALOG_SIZES[size] || "100%"}
      // `Modal.Content` would put its class on the layer behind it too.
      classNames={{ content: classes.content ?? "" }}
      fullScreen={fills}
      data-fills={fills || undefined}
      centered
      returnFocus={false}
      closeOnEscape={!isGuarded}
      closeOnClickOutside={withClose && !isGuarded}
    >
      <Modal.Overlay />
      <Modal.Content>
        <DialogHead {...props} withClose={withClose} />
        <Modal.Body className={classes.body}>
          {props.isPlain ? (
            children
          ) : (
            <form id={formId} onSubmit={submit} className={classes.form} noValidate>
              {children}
            </form>
          )}
        </Modal.Body>
        <DialogFoot {...props} formId={formId} />
      </Modal.Content>
    </Modal.Root>
  );
}
