import {
  type Positions,
  type SaveState,
  type StageOffers,
  type Surfaces,
  useServerEvent,
  useTexts,
  type ViewingSession,
} from "@estante/sdk";
import { IconMessageCircle, IconPlaylistAdd } from "@tabler/icons-react";
import { type ReactNode, useMemo, useState } from "react";
import type { BarAction } from "../bar/bar-actions";
import { CommentMarks } from "../comments/comment-marks.component";
import { COMMENTS_EVENT, useComments } from "../comments/comments.api";
import { CommentsPanel } from "../comments/comments-panel.component";
import { useNotesBeside } from "../notes/use-notes-beside";
import type { ViewerFeatures } from "../pages/use-viewer-features";
import type { ViewedContent } from "../pages/viewed-content";
import { AddToPlaylist } from "../playlists/add-to-playlist.component";
import { usePlayedPositions } from "../positions/played-positions";
import { useShowAt } from "../positions/use-show-at";

interface Options {
  readonly content: ViewedContent;
  readonly features: ViewerFeatures;
  readonly session: ViewingSession;
  /** Where the content is drawn. */
  readonly stage: HTMLElement | null;
  readonly showAt: number | null;
  /** The course in which the content was opened, or nothing. */
  readonly courseGuid: string;
}

export interface Beside {
  readonly actions: readonly BarAction[];
  /** The panel beside the content, while it is open. */
  readonly panel: ReactNode;
  /** What lies over the content: marks and dialogs. */
  readonly over: ReactNode;
  /** What the renderer is asked for, and what it is given. */
  readonly offers: StageOffers;
  /** How the saving of what is written beside the content stands. */
  readonly state: SaveState;
}

type Opened = "comments" | "notes" | "playlists" | null;

/** What people do with a content beside looking at it: notes, comments and playlists. */
export function useBeside({ content, features, session, stage, showAt, courseGuid }: Options): Beside {
  const t = useTexts("viewer");
  const [positions, offerPositions] = useState<Positions | null>(null);
  const [surfaces, offerSurfaces] = useState<Surfaces | null>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const [shown, setShown] = useState<string | null>(null);
  usePlayedPositions(stage, content.tracking === "continuous", offerPositions);
  useShowAt(showAt, positions, session);
  const notes = useNotesBeside({
    content,
    courseGuid,
    stage,
    positions,
    surfaces,
    isOpen: opened === "notes",
    setOpen: (isOpen) => setOpened(isOpen ? "notes" : null),
  });
  const offers = useMemo(() => ({ offerPositions, offerSurfaces, ...notes.marks }), [notes.marks]);
  const comments = useComments(content.guid, features.comments);
  useServerEvent(COMMENTS_EVENT, (data) => {
    if (features.comments && isAbout(data, content.guid)) void comments.refetch();
  });
  const show = (guid: string) => {
    setShown(guid);
    setOpened("comments");
  };
  const toggle = () => {
    setShown(null);
    setOpened(opened === "comments" ? null : "comments");
  };
  return {
    actions: [
      ...notes.actions,
      ...(features.comments
        ? [{ name: "comments", label: t("comments.title"), Icon: IconMessageCircle, run: toggle }]
        : []),
      ...(features.playlists
        ? [
            {
              name: "playlists",
              label: t("playlists.add"),
              Icon: IconPlaylistAdd,
              run: () => setOpened("playlists"),
            },
          ]
        : []),
    ],
    panel:
      opened === "comments" ? (
        <CommentsPanel
          content={content.guid}
          positions={positions}
          shown={shown}
          onClose={() => setOpened(null)}
        />
      ) : (
        notes.panel
      ),
    over: (
      <>
        {notes.over}
        {positions && comments.data && (
          <CommentMarks comments={comments.data.data} positions={positions} onShow={show} />
        )}
        {opened === "playlists" && (
          <AddToPlaylist content={content.guid} positions={positions} onClose={() => setOpened(null)} />
        )}
      </>
    ),
    offers,
    state: notes.state,
  };
}

const isAbout = (data: unknown, content: string): boolean =>
  typeof data === "object" && data !== null && "content" in data && data.content === content;
