import {
  asFailure,
  Dialog,
  ErrorState,
  invalidate,
  Link,
  LoadingRows,
  type Positions,
  reasonOf,
  toast,
  useTexts,
} from "@estante/sdk";
import { Button, Checkbox, Radio, Stack } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useDialogSize } from "../dialogs/use-dialog-size";
import { rounded, usePlaceWords } from "../positions/place-words";
import { GroupDialog } from "./group-dialog.component";
import { addEntry, type Group, STALE, useGroups, usePlaces } from "./playlists.api";

interface Props {
  readonly content: string;
  readonly positions: Positions | null;
  readonly onClose: () => void;
}

/** Puts the content into one of the person's groups, there where they are. */
export function AddToPlaylist({ content, positions, onClose }: Props) {
  const t = useTexts("viewer");
  const size = useDialogSize();
  const words = usePlaceWords();
  const client = useQueryClient();
  const groups = useGroups();
  const [at] = useState(() => (positions ? rounded(positions, positions.now()) : null));
  const [group, setGroup] = useState<string | null>(null);
  const [isPlaced, setPlaced] = useState(false);
  const [saving, setSaving] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const add = async () => {
    if (group === null) return void toast.info(t("playlists.noGroup"));
    setSaving(true);
    try {
      await addEntry(content, group, isPlaced ? at : null);
      toast.success(t("playlists.added"));
      onClose();
      await invalidate(client, STALE);
    } catch (thrown) {
      toast.error(t("playlists.notAdded"), { text: reasonOf(asFailure(thrown)) });
    } finally {
      setSaving(false);
    }
  };
  if (isMaking) {
    const made = async (saved: Group) => {
      await invalidate(client, STALE);
      setGroup(saved.guid);
      setMaking(false);
    };
    return (
      <GroupDialog group={null} onClose={() => setMaking(false)} onSaved={(saved) => void made(saved)} />
    );
  }
  return (
    <Dialog
      opened
      size={size}
      onClose={onClose}
      title={t("playlists.add")}
      aside={<Link to="/playlists">{t("playlists.mine")}</Link>}
      confirm={{ label: t("playlists.put"), run: () => void add(), isRunning: saving }}
    >
      <Stack>
        {groups.isPending && <LoadingRows columns={1} />}
        {groups.isError && <ErrorState inPanel error={groups.error} onRetry={() => void groups.refetch()} />}
        {groups.data && (
          <GroupChoice content={content} groups={groups.data.data} value={group} onChange={setGroup} />
        )}
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setMaking(true)}
        >
          {t("playlists.create")}
        </Button>
        {positions && at !== null && (
          <Checkbox
            label={t("playlists.openAt", { place: words(positions.unit, at) })}
            checked={isPlaced}
            onChange={(event) => setPlaced(event.currentTarget.checked)}
          />
        )}
      </Stack>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly content: string;
  readonly groups: readonly Group[];
  readonly value: string | null;
  readonly onChange: (group: string) => void;
}

function GroupChoice({ content, groups, value, onChange }: ChoiceProps) {
  const t = useTexts("viewer");
  const places = usePlaces(content, true).data?.data ?? [];
  if (groups.length === 0) return <p>{t("playlists.noneYet")}</p>;
  return (
    <Radio.Group label={t("playlists.which")} value={value} onChange={onChange}>
      <Stack gap="xs" mt="xs">
        {groups.map(({ guid, title }) => (
          <Radio
            key={guid}
            value={guid}
            label={title}
            description={
              places.some((place) => place.group_guid === guid) ? t("playlists.inside") : undefined
            }
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
