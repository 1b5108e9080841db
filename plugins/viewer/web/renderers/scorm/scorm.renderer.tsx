import { type RendererProps, useShortcuts, useTexts } from "@estante/sdk";
import { useMediaQuery } from "@mantine/hooks";
import { IconListDetails, IconRotate2 } from "@tabler/icons-react";
import { useMemo, useRef, useState } from "react";
import { useBarPlaces, usePlace } from "../../bar/places";
import { SideTools, Tool, Tools } from "../../bar/tools.component";
import { LoadingCover } from "../../pages/loading-cover.component";
import { reachable } from "../../player/course-tree";
import classes from "./course.module.css";
import { CourseFoot } from "./course-foot.component";
import { CoursePanel } from "./course-panel.component";
import { RestartDialog } from "./restart-dialog.component";
import { type ScormPayload, useCourse } from "./use-course";

const NARROW = "(max-width: 1023px)";
const PHONE = "(max-width: 767px)";
const ICON_PX = 20;

export function ScormRenderer({ content, payload: given, session, onError }: RendererProps<ScormPayload>) {
  const t = useTexts("viewer");
  const frame = useRef<HTMLIFrameElement>(null);
  // A course runs under the address it was started with, which holds for hours: a renewed one would start it again.
  const [payload] = useState(given);
  const { isNarrow: inPanel = false } = useBarPlaces();
  const isNarrow = useMediaQuery(NARROW, window.matchMedia(NARROW).matches) || inPanel;
  const isPhone = useMediaQuery(PHONE, window.matchMedia(PHONE).matches);
  const items = useMemo(() => reachable(payload.package.items), [payload]);
  const hasMenu = items.length > 1 && payload.player.menu === "b";
  const [isOpen, setOpen] = useState(hasMenu && !isNarrow);
  const [isAsking, setAsking] = useState(false);
  const { view, send } = useCourse(frame, { content, payload, session, onError });
  const current = items.find((item) => item.identifier === view.current);
  usePlace(hasMenu && current ? current.title : null);
  useShortcuts([{ keys: "t", run: () => setOpen(!isOpen), off: !hasMenu }]);
  const launch = (identifier: string) => {
    send({ type: "launch", identifier });
    if (isNarrow) setOpen(false);
  };
  const contents = hasMenu && (
    <Tool
      label={t("scorm.contents")}
      keys="T"
      icon={<IconListDetails size={ICON_PX} />}
      active={isOpen}
      onUse={() => setOpen(!isOpen)}
    />
  );

  return (
    <div className={classes.layout}>
      {isPhone && <SideTools>{contents}</SideTools>}
      <Tools>
        <div className={classes.tools}>
          {!isPhone && contents}
          <Tool
            label={t("scorm.restart")}
            icon={<IconRotate2 size={ICON_PX} />}
            disabled={!current}
            onUse={() => setAsking(true)}
          />
        </div>
      </Tools>
      {isOpen && (
        <CoursePanel
          title={payload.package.title || content.name}
          items={payload.package.items}
          view={view}
          onLaunch={launch}
          onRestart={() => setAsking(true)}
          onClose={() => setOpen(false)}
        />
      )}
      <div className={classes.stage}>
        <iframe
          ref={frame}
          className={classes.frame}
          src={playerAddress(payload)}
          title={t("scorm.frame", { name: content.name })}
          allow="autoplay; fullscreen; unload"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads"
        />
        {!current && !view.unreachable && (
          <div className={classes.waiting}>
            <LoadingCover name={content.name} type={content.type_guid} thumbnail={content.thumbnail} />
          </div>
        )}
        <CourseFoot items={items} view={view} onLaunch={launch} onRestart={() => setAsking(true)} />
      </div>
      <RestartDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onRestart={() => {
          setAsking(false);
          send({ type: "restart" });
        }}
      />
    </div>
  );
}

/** The player's page on the package's host, with its settings under the specification's names. */
function playerAddress({ base, player }: ScormPayload): string {
  const { commit_mode, menu, r } = player;
  return `${base}_player/scorm?${new URLSearchParams({ commit_mode, menu, r: String(r) })}`;
}
