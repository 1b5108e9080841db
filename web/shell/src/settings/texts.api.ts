import { type AnswerData, enabledPlugins, type Translator, translate } from "@estante/sdk";

export type TextRow = AnswerData<"get", "/langs/texts/{name}/{lang}">[number];
export type Coverage = AnswerData<"get", "/langs/coverage">[number];

const OWN: readonly string[] = ["shell", "sdk", "fields", "imports"];

const SERVER = ".server";
const KERNEL = "estante";

/** What a scope of texts is called: the shell's own, and plugins as the side bar names them. */
export function scopeName(scope: string, t: Translator): string {
  if (scope === `${KERNEL}${SERVER}`) return t("texts.scopes.server");
  if (scope.endsWith(SERVER))
    return t("texts.serverOf", { name: scopeName(scope.slice(0, -SERVER.length), t) });
  if (OWN.includes(scope)) return t(`texts.scopes.${scope}`);
  const entry = enabledPlugins().plugins.find(({ id }) => id === scope)?.navigation[0];
  return entry ? translate(entry.text) : scope.charAt(0).toUpperCase() + scope.slice(1);
}
