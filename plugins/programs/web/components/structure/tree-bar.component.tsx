import { useTexts } from "@estante/sdk";
import { SegmentedControl, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { ALL, type Narrowing } from "./narrowing";
import classes from "./unit-tree.module.css";

const ICON_PX = 16;
const TRIMESTERS = ["1", "2", "3"] as const;

/** Search and trimester above the tree. */
export function TreeBar({ narrowing, label }: { readonly narrowing: Narrowing; readonly label: string }) {
  const t = useTexts("programs");
  return (
    <div className={classes.bar}>
      <TextInput
        className={classes.search ?? ""}
        leftSection={<IconSearch size={ICON_PX} aria-hidden="true" />}
        aria-label={label}
        placeholder={label}
        value={narrowing.words}
        onChange={(event) => narrowing.setWords(event.currentTarget.value)}
      />
      <SegmentedControl
        size="xs"
        aria-label={t("structure.trimester")}
        value={narrowing.trimester}
        onChange={narrowing.setTrimester}
        data={[
          { value: ALL, label: t("structure.allTrimesters") },
          ...TRIMESTERS.map((number) => ({
            value: number,
            label: t("structure.shortTrimester", { number }),
          })),
        ]}
      />
    </div>
  );
}
