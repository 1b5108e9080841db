import { useTexts } from "@estante/sdk";
import { Button, Menu } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { isWritten, WRITTEN_TYPES } from "../new-question";
import { type QuestionType, questionTypesQuery } from "../questions";

const ICON_PX = 16;

interface Props {
  readonly label: string;
  readonly first: string | null;
  readonly onAdd: (type: QuestionType) => void;
}

/** The types of questions, by the catalogue's names; the content's own type first. */
export function AddQuestion({ label, first, onAdd }: Props) {
  const t = useTexts("contents");
  const names = useQuery(questionTypesQuery()).data?.data ?? [];
  const types = isWritten(first) ? [first, ...WRITTEN_TYPES.filter((type) => type !== first)] : WRITTEN_TYPES;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button leftSection={<IconPlus size={ICON_PX} />}>{label}</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {types.map((type) => (
          <Menu.Item key={type} onClick={() => onAdd(type)}>
            {names.find(({ guid }) => guid === type)?.name ?? t(`questions.types.${type}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
