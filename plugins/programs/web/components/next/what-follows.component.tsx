import { Cover, formatDuration, Link, recordTypeName, useTexts } from "@estante/sdk";
import { IconArrowRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { lessonAddress, type StudyLesson, useKeepOpening, viewerAddress } from "../../api/study";
import { useStructureWords } from "../structure/words";
import { type Launched, useLaunchedLesson } from "./launched-lesson";
import { contentsAfter, type OpenedMaterial } from "./what-follows";
import classes from "./what-follows.module.css";

const MAX_CARDS = 3;
const COVER_PX = 48;
const ICON_PX = 20;

/** What a lesson has after the content that was opened from it, and after the last one the lesson that follows. */
export function WhatFollows({ content, launch }: Launched) {
  const lesson = useLaunchedLesson(launch);
  return lesson && <Following lesson={lesson} content={content.guid} />;
}

interface FollowingProps {
  readonly lesson: StudyLesson;
  readonly content: string;
}

function Following({ lesson, content }: FollowingProps) {
  const t = useTexts("programs");
  const w = useStructureWords(lesson);
  const materials = contentsAfter(lesson, content).slice(0, MAX_CARDS);
  const next = materials.length < MAX_CARDS ? lesson.next : null;
  if (materials.length === 0 && !next) return null;
  return (
    <nav aria-label={t("study.follows")}>
      <ul className={classes.list}>
        {materials.map((material, at) => (
          <li key={material.guid}>
            <FollowingMaterial material={material} lesson={lesson} isFirst={at === 0} />
          </li>
        ))}
        {next && (
          <li>
            <Card
              to={lessonAddress(lesson.program.guid, next.guid)}
              picture={<IconArrowRight size={ICON_PX} aria-hidden="true" />}
              label={w("nextLesson")}
              name={next.name}
            />
          </li>
        )}
      </ul>
    </nav>
  );
}

interface FollowingMaterialProps {
  readonly material: OpenedMaterial;
  readonly lesson: StudyLesson;
  readonly isFirst: boolean;
}

function FollowingMaterial({ material, lesson, isFirst }: FollowingMaterialProps) {
  const t = useTexts("programs");
  const keep = useKeepOpening();
  const { guid, name, type_guid, thumbnail, duration } = material.content;
  return (
    <Card
      to={viewerAddress(guid, lesson.program.guid, lesson.guid)}
      picture={<Cover title={name} type={type_guid} src={thumbnail} slot={COVER_PX} />}
      label={t(isFirst ? "study.follows" : "study.after")}
      name={material.title}
      fact={duration ? formatDuration(duration) : recordTypeName(type_guid)}
      onOpen={() => keep(material.guid)}
    />
  );
}

interface CardProps {
  readonly to: string;
  readonly picture: ReactNode;
  readonly label: string;
  readonly name: string;
  readonly fact?: string;
  onOpen?(): void;
}

function Card({ to, picture, label, name, fact, onOpen }: CardProps) {
  return (
    <Link to={to} className={classes.card} onClick={onOpen} onAuxClick={onOpen}>
      <span className={classes.picture}>{picture}</span>
      <span className={classes.words}>
        <span className={classes.label}>{label}</span>
        <span className={classes.name}>{name}</span>
      </span>
      {fact && <span className={classes.label}>{fact}</span>}
    </Link>
  );
}
