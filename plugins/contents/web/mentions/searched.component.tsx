import { lazy, useSearchedWords } from "@estante/sdk";
import { type ReactNode, Suspense } from "react";
import type { MentionProps } from "./mention-place.component";

const load = () => import("./mention-place.component");
const LazyName = lazy(() => load().then((file) => ({ default: file.MarkedName })));
const LazyPlace = lazy(() => load().then((file) => ({ default: file.MentionPlace })));
const LazyWords = lazy(() => load().then((file) => ({ default: file.MentionWords })));

/** What a search adds to a list is fetched with the first one. */
function Searched({
  without = null,
  children,
}: {
  readonly without?: ReactNode;
  readonly children: ReactNode;
}) {
  return useSearchedWords() ? <Suspense fallback={without}>{children}</Suspense> : without;
}

export const SearchedName = ({ row }: MentionProps) => (
  <Searched without={row.name}>
    <LazyName row={row} />
  </Searched>
);

export const SearchedPlace = ({ row }: MentionProps) => (
  <Searched>
    <LazyPlace row={row} />
  </Searched>
);

export const SearchedWords = ({ row }: MentionProps) => (
  <Searched>
    <LazyWords row={row} />
  </Searched>
);
