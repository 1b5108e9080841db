/**
 * What a renderer offers of its stage to what stands around it: comments, notes, playlists, addresses. Positions say
 * where in the content something is; surfaces are what can be written and drawn on.
 */

import { createContext, useContext, useEffect } from "react";

/** Where something stands in an open content, in the unit of its type. */
export interface Positions {
  readonly unit: "second" | "page";
  now(): number;
  go(at: number): void;
  /** Where what stands at a position is shown; null while that is not there. It may answer the same for several. */
  markHost(at: number): HTMLElement | null;
  /** How far along its host a mark stands, from 0 to 1; null where each position has a host of its own. */
  share(at: number): number | null;
  /** Calls back when hosts came or went. Answers how to stop. */
  onHosts(listener: () => void): () => void;
}

/** A point of a surface, in thousandths of the surface's width both ways: the same at every zoom. */
export interface SurfacePoint {
  readonly x: number;
  readonly y: number;
}

/** A rectangle of a surface, measured as its points are. */
export interface SurfaceBox extends SurfacePoint {
  readonly width: number;
  readonly height: number;
}

/** Words of a surface that are selected, and what stands before and after them. */
export interface SelectedWords {
  readonly at: number;
  readonly exact: string;
  readonly prefix: string;
  readonly suffix: string;
  /** A box a line. */
  readonly boxes: readonly SurfaceBox[];
}

/** The pages of a document, or the one surface of a picture, counted from 1. */
export interface Surfaces {
  /**
   * An element that lies exactly over a surface at every zoom and lets the pointer through; null while the surface is
   * not drawn. What is put into it stays there.
   */
  layer(at: number): HTMLElement | null;
  /** Which surfaces have layers now. */
  drawn(): readonly number[];
  /** What of the words is selected, a value a surface; absent where a content has no words to select. */
  selected?(): readonly SelectedWords[];
  /** Calls back when layers came or went. Answers how to stop. */
  onLayers(listener: () => void): () => void;
}

export interface StageOffers {
  readonly offerPositions: (positions: Positions | null) => void;
  readonly offerSurfaces: (surfaces: Surfaces | null) => void;
  /** Whether the pointer draws or erases now: a renderer's own tools, such as a hand, are not active meanwhile. */
  readonly isMarking: boolean;
  /** The person took one of the renderer's own tools. */
  readonly endMarking: () => void;
}

const nothing = () => undefined;

/** The player gives it to the renderer; on a screen without a player nothing is offered to anybody. */
export const StageContext = createContext<StageOffers>({
  offerPositions: nothing,
  offerSurfaces: nothing,
  isMarking: false,
  endMarking: nothing,
});

/** What a renderer says of its positions, while it can go to them. */
export function useOfferPositions(positions: Positions | null): void {
  const { offerPositions } = useContext(StageContext);
  useEffect(() => {
    offerPositions(positions);
    return () => offerPositions(null);
  }, [offerPositions, positions]);
}

/** What a renderer says of its surfaces, while they are there: notes are then taken on them. */
export function useOfferSurfaces(surfaces: Surfaces | null): void {
  const { offerSurfaces } = useContext(StageContext);
  useEffect(() => {
    offerSurfaces(surfaces);
    return () => offerSurfaces(null);
  }, [offerSurfaces, surfaces]);
}

/** Whether the pointer marks, and how a renderer's own tool ends that. */
export function useMarking(): Pick<StageOffers, "isMarking" | "endMarking"> {
  return useContext(StageContext);
}
