import { Badge, type RowAction, RowMenu, useTexts } from "@estante/sdk";
import { Button, UnstyledButton } from "@mantine/core";
import { IconDownload, IconPlus, IconRefresh, IconTrash } from "@tabler/icons-react";
import { type KindedTrack, VTT } from "./tracks.api";
import classes from "./tracks.module.css";

interface Props {
  readonly tracks: readonly KindedTrack[];
  readonly chosen: string | null;
  /** How many cues of the chosen one have to be mended. */
  readonly wrong: number;
  readonly mayEdit: boolean;
  onChoose(track: KindedTrack): void;
  onAdd(): void;
  onReplace(track: KindedTrack): void;
  onDelete(track: KindedTrack): void;
}

const ICON_PX = 16;

/** What the content has, by language; one with times is opened in the editor beside. */
export function TrackList({ tracks, chosen, wrong, mayEdit, ...acts }: Props) {
  const t = useTexts("contents");
  const nameOf = ({ kind, language }: KindedTrack) => t(`tracks.name.${kind}`, { language });
  const actions: readonly RowAction<KindedTrack>[] = [
    {
      label: t("tracks.download"),
      icon: <IconDownload size={ICON_PX} />,
      run: ({ encoded_url, name }) =>
        window.open(`${encoded_url}&download=${encodeURIComponent(name)}`, "_blank", "noopener"),
    },
    {
      label: t("tracks.replace"),
      icon: <IconRefresh size={ICON_PX} />,
      run: acts.onReplace,
      isHidden: () => !mayEdit,
    },
    {
      label: t("tracks.delete"),
      icon: <IconTrash size={ICON_PX} />,
      run: acts.onDelete,
      isHidden: () => !mayEdit,
      isDestructive: true,
    },
  ];
  return (
    <section className={classes.tracks} aria-label={t("tracks.list")}>
      <div className={classes.listHead}>
        <h2 className={classes.listTitle}>{t("tracks.list")}</h2>
        {mayEdit && (
          <Button size="xs" variant="default" leftSection={<IconPlus size={ICON_PX} />} onClick={acts.onAdd}>
            {t("tracks.add")}
          </Button>
        )}
      </div>
      {tracks.length === 0 && <p className={classes.note}>{t("tracks.none")}</p>}
      {tracks.length > 0 && (
        <ul className={classes.list}>
          {tracks.map((track) => (
            <li key={track.guid} className={classes.track} data-chosen={track.guid === chosen || undefined}>
              <UnstyledButton
                className={classes.open}
                aria-label={nameOf(track)}
                aria-current={track.guid === chosen || undefined}
                disabled={track.media_type !== VTT}
                onClick={() => acts.onChoose(track)}
              >
                <strong>{track.language}</strong>
                <span>{t(`tracks.kinds.${track.kind}`)}</span>
                <span className={classes.count}>
                  {track.cue_count === null
                    ? track.name.split(".").at(-1)?.toUpperCase()
                    : t("tracks.lines", { count: track.cue_count })}
                </span>
              </UnstyledButton>
              {track.guid === chosen && wrong > 0 ? (
                <Badge tone="bad">{t("tracks.wrong", { count: wrong })}</Badge>
              ) : (
                <Badge tone="ok">{t("tracks.ready")}</Badge>
              )}
              <RowMenu row={track} name={nameOf(track)} actions={actions} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
