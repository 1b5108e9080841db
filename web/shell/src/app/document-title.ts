import { texts, useShownRecord, useTenant, useTexts } from "@estante/sdk";
import { createContext, createElement, type ReactNode, useContext, useEffect, useState } from "react";

/** The scope whose text names the product in the document title (VS §2). */
const NAME_SCOPE = "backoffice-name";

type SetTitle = (place: string) => void;
const TitleContext = createContext<SetTitle>(() => undefined);

/** Keeps the document's title: the record, the place, then the product's name. */
export function TitleProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState("");
  const name = useProductName();
  const record = useShownRecord();
  useEffect(() => {
    document.title = [record, place, name].filter(Boolean).join(" · ");
  }, [record, place, name]);
  return createElement(TitleContext.Provider, { value: setPlace }, children);
}

/** Names the place that is shown. */
export function usePageTitle(place: string): void {
  const setPlace = useContext(TitleContext);
  useEffect(() => setPlace(place), [place, setPlace]);
}

/** The backoffice-name text of the tenant, or the organization's name without it. */
function useProductName(): string {
  useTexts(NAME_SCOPE);
  const tenant = useTenant();
  return nameOfScope(texts.getResourceBundle(texts.language, NAME_SCOPE)) ?? tenant?.name ?? "";
}

export function nameOfScope(bundle: unknown): string | null {
  if (typeof bundle !== "object" || bundle === null) return null;
  return (
    Object.values(bundle).find((text): text is string => typeof text === "string" && text !== "") ?? null
  );
}
