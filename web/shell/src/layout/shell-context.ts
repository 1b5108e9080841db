import { createContext, useContext } from "react";
import type { Manifest } from "../app/manifest";

/** What the parts of the frame share: the manifest and who opens what. */
export type Shell = {
  readonly manifest: Manifest;
  readonly openPalette: () => void;
  readonly openActivity: () => void;
  readonly openNotifications: () => void;
  readonly openKeys: () => void;
  readonly openNews: () => void;
};

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error("useShell needs the shell around it");
  return shell;
}
