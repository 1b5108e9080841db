import { type ReactNode, useState } from "react";
import { isCovered, KeyScopeContext } from "./shortcuts";

interface Props {
  readonly label: string;
  readonly className?: string | undefined;
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/**
 * A part of the screen with keys of its own: what lies in it listens while the focus is there, and the screen around
 * it does not, but for chords. Escape leaves it.
 */
export function KeyScope({ label, className, onEscape, children }: Props) {
  const [scope, setScope] = useState<HTMLElement | null>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      ref={setScope}
      role="group"
      aria-label={label}
      className={className}
      data-keys
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented || isCovered(event.target)) return;
        event.preventDefault();
        onEscape();
      }}
    >
      {scope && <KeyScopeContext value={scope}>{children}</KeyScopeContext>}
    </div>
  );
}
