import { MantineProvider } from "@mantine/core";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { type Branding, cssVariablesOf } from "./css-variables";
import { declareFonts } from "./fonts";
import { lookOf } from "./mantine-theme";
import { STYLED } from "./own-stylesheet";

const SHEETS = 'link[rel="stylesheet"]:not([data-own]), style';
const EMPTY = "<!doctype html><html><head></head><body></body></html>";

export interface LookFrameProps {
  /** What the frame shows, for who hears it. */
  readonly title: string;
  readonly branding: Branding;
  readonly scheme: "light" | "dark";
  /** A style sheet, as the server holds it within the organization's pages. */
  readonly css?: string;
  /** Of the page in it, in px: what depends on the width of the screen goes by it. */
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** A page of its own inside this one, in another look: nothing of it reaches what is around it. */
export function LookFrame({ title, width, height, ...props }: LookFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  return (
    <iframe
      title={title}
      srcDoc={EMPTY}
      width={width}
      height={height}
      style={{ display: "block", border: 0 }}
      onLoad={(event) => setPage(event.currentTarget.contentDocument)}
    >
      {page && createPortal(<LookPage page={page} {...props} />, page.body)}
    </iframe>
  );
}

type PageProps = Omit<LookFrameProps, "title" | "width" | "height"> & { readonly page: Document };

function LookPage({ page, branding, scheme, css = "", children }: PageProps) {
  const look = useMemo(() => lookOf(branding), [branding]);
  const variables = useMemo(() => cssVariablesOf(look.palette, look.radius), [look]);
  useSheets(page);
  useEffect(() => {
    page.documentElement.lang = document.documentElement.lang;
    page.documentElement.style.colorScheme = scheme;
    page.body.className = STYLED;
  }, [page, scheme]);
  useEffect(() => {
    void declareFonts(branding, page);
  }, [branding, page]);
  return (
    <MantineProvider
      theme={look.theme}
      cssVariablesResolver={variables}
      forceColorScheme={scheme}
      getRootElement={() => page.documentElement}
    >
      {children}
      <style>{css}</style>
    </MantineProvider>
  );
}

/** Has the page wear the sheets of the one around it, those too that come later. */
function useSheets(page: Document): void {
  useEffect(() => {
    const copies = new Map<Node, Node>();
    const follow = () => {
      for (const sheet of document.head.querySelectorAll(SHEETS)) {
        if (copies.has(sheet)) continue;
        const copy = sheet.cloneNode(true);
        copies.set(sheet, copy);
        page.head.append(copy);
      }
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document.head, { childList: true });
    return () => {
      observer.disconnect();
      for (const copy of copies.values()) copy.parentNode?.removeChild(copy);
    };
  }, [page]);
}
