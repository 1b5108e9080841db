import * as sdk from "@estante/sdk";
import * as kit from "@estante/sdk/kit";
import * as query from "@tanstack/react-query";
import * as router from "@tanstack/react-router";
import * as i18next from "i18next";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";
import * as reactI18next from "react-i18next";
import { dependencies } from "../../package.json";

const only = (version: string, module: object) => ({
  version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: false as const },
});

/** Fetched by the first UI half that uses more of Mantine than the kit. */
const all = (version: string, name: "core" | "hooks") => ({
  version,
  get: async () => {
    const mantine = await import("./all-mantine");
    return () => mantine[name];
  },
  shareConfig: { singleton: true, requiredVersion: false as const },
});

/** What every UI half uses from the shell instead of bringing its own: one of each, at the shell's version. */
export const SHARED = {
  react: only(dependencies.react, react),
  "react/jsx-runtime": only(dependencies.react, jsxRuntime),
  "react-dom": only(dependencies["react-dom"], reactDom),
  "@mantine/core": all(dependencies["@mantine/core"], "core"),
  "@mantine/hooks": all(dependencies["@mantine/hooks"], "hooks"),
  "@tanstack/react-query": only(dependencies["@tanstack/react-query"], query),
  "@tanstack/react-router": only(dependencies["@tanstack/react-router"], router),
  i18next: only(dependencies.i18next, i18next),
  "react-i18next": only(dependencies["react-i18next"], reactI18next),
  "@estante/sdk": only(dependencies["@estante/sdk"], sdk),
  "@estante/sdk/kit": only(dependencies["@estante/sdk"], kit),
};
