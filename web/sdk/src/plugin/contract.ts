import type { ComponentType, LazyExoticComponent } from "react";
import type { Locales } from "../texts/i18n";
import type { UploadPlan, UploadRecipe } from "../uploads/upload-item";
import type { Fetched } from "./lazy";
import type { RendererProps } from "./renderer";

/** A component that is fetched when it is first shown, or a moment before where it was made with our `lazy`. */
export type Lazy<Props = object> = LazyExoticComponent<ComponentType<Props>> & Partial<Fetched>;
export type LazyPage = Lazy;
// A payload belongs to its content type, whose server half makes it and whose renderer reads it.
// biome-ignore lint/suspicious/noExplicitAny: the payload is known by its content type only
export type LazyRenderer = Lazy<RendererProps<any, any>>;
// A slot's props belong to the slot, and are checked where it is filled.
// biome-ignore lint/suspicious/noExplicitAny: props of a slot are known by its owner only
export type LazyComponent = LazyExoticComponent<ComponentType<any>>;

/** The UI half of a plugin: what the names in its manifest stand for. */
export interface Plugin {
  readonly id: string;
  readonly pages: Readonly<Record<string, LazyPage>>;
  readonly renderers?: Readonly<Record<string, LazyRenderer>>;
  readonly slots?: Readonly<Record<string, LazyComponent>>;
  /** Makes the plans of uploads that go on after their page was closed, by the names in their recipes. */
  readonly uploads?: Readonly<Record<string, (options: UploadRecipe["options"]) => Promise<UploadPlan>>>;
  readonly locales: Locales;
}

/** Declares a UI half; the default export of its `plugin.tsx`. */
export const definePlugin = (plugin: Plugin): Plugin => plugin;
