import { Badge, Cover, formatDuration, Link, recordTypeName, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";
import { IconDownload, IconExternalLink, IconWorld } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { type StudyMaterial, useKeepOpening, viewerAddress } from "../../api/study";
import { isFramed } from "./framed";
import { Share } from "./share.component";
import classes from "./study.module.css";

const COVER_PX = 56;
const ICON_PX = 22;

interface Props {
  readonly material: StudyMaterial;
  readonly program: string;
  readonly lesson: string;
}

/** A material of a lesson: a content opens in the viewer, a link here or in a window of its own, a file is sent. */
export function StudyMaterialItem({ material, program, lesson }: Props) {
  const { link, link_target, content, file } = material;
  if (content) return <ContentItem material={material} content={content} program={program} lesson={lesson} />;
  if (link && link_target === "embedded" && isFramed(link))
    return <EmbeddedItem material={material} address={link} />;
  if (link) return <OutsideItem material={material} address={link} />;
  return file && <FileItem material={material} file={file} />;
}

interface LineProps {
  readonly material: StudyMaterial;
  readonly picture: ReactNode;
  readonly facts: readonly (string | null | undefined)[];
  readonly title: ReactNode;
  readonly end?: ReactNode;
}

function MaterialLine({ material, picture, facts, title, end }: LineProps) {
  const t = useTexts("programs");
  const said = [...facts, material.optional && t("structure.optional")].filter(Boolean);
  return (
    <div className={classes.material}>
      <span className={classes.picture}>{picture}</span>
      <div className={classes.words}>
        {title}
        <span className={classes.facts}>
          {said.map((fact) => (
            <span key={String(fact)} className={classes.fact}>
              {fact}
            </span>
          ))}
        </span>
      </div>
      {material.teacher_only && <Badge tone="info">{t("structure.teacherOnly")}</Badge>}
      {end ?? <Share name={material.title} progress={material.progress} />}
    </div>
  );
}

interface ContentItemProps extends Props {
  readonly content: NonNullable<StudyMaterial["content"]>;
}

function ContentItem({ material, content, program, lesson }: ContentItemProps) {
  const keep = useKeepOpening();
  const { guid, name, type_guid, thumbnail, duration } = content;
  const open = () => keep(material.guid);
  return (
    <MaterialLine
      material={material}
      picture={<Cover title={name} type={type_guid} src={thumbnail} slot={COVER_PX} />}
      facts={[recordTypeName(type_guid), duration ? formatDuration(duration) : null]}
      title={
        <Link
          to={viewerAddress(guid, program, lesson)}
          className={classes.cover}
          onClick={open}
          onAuxClick={open}
        >
          {material.title}
        </Link>
      }
    />
  );
}

interface AddressProps {
  readonly material: StudyMaterial;
  readonly address: string;
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

function OutsideItem({ material, address }: AddressProps) {
  const t = useTexts("programs");
  const keep = useKeepOpening();
  const open = () => keep(material.guid);
  return (
    <MaterialLine
      material={material}
      picture={<IconExternalLink size={ICON_PX} aria-hidden="true" />}
      facts={[hostOf(address), t("study.opensOutside")]}
      title={
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className={classes.cover}
          onClick={open}
          onAuxClick={open}
        >
          {material.title}
        </a>
      }
    />
  );
}

/** A page of somebody else inside the lesson, once it is asked for: it may run its scripts, and not lead us away. */
function EmbeddedItem({ material, address }: AddressProps) {
  const t = useTexts("programs");
  const keep = useKeepOpening();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const turn = () => {
    if (!isOpen) keep(material.guid);
    setOpen(!isOpen);
  };
  return (
    <>
      <MaterialLine
        material={material}
        picture={<IconWorld size={ICON_PX} aria-hidden="true" />}
        facts={[hostOf(address)]}
        title={<span className={classes.title}>{material.title}</span>}
        end={
          <span className={classes.end}>
            <Share name={material.title} progress={material.progress} />
            <Button
              variant="default"
              size="xs"
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={t(isOpen ? "study.hideNamed" : "study.showNamed", { name: material.title })}
              onClick={turn}
            >
              {t(isOpen ? "study.hide" : "study.show")}
            </Button>
          </span>
        }
      />
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <iframe
            className={classes.frame}
            src={address}
            title={material.title}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            referrerPolicy="no-referrer"
          />
        )}
      </div>
    </>
  );
}

interface FileItemProps {
  readonly material: StudyMaterial;
  readonly file: NonNullable<StudyMaterial["file"]>;
}

function FileItem({ material, file }: FileItemProps) {
  const keep = useKeepOpening();
  const open = () => keep(material.guid);
  return (
    <MaterialLine
      material={material}
      picture={<IconDownload size={ICON_PX} aria-hidden="true" />}
      facts={[file.name]}
      title={
        <a
          href={file.url}
          target="_blank"
          rel="noopener noreferrer"
          className={classes.cover}
          onClick={open}
          onAuxClick={open}
        >
          {material.title}
        </a>
      }
    />
  );
}
