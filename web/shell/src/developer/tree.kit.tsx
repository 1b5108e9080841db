import { TreeField, type TreeNode, useTexts } from "@estante/sdk";
import { useMemo } from "react";
import { KitForm } from "./kit-form.component";
import { Showcase } from "./showcase.component";

const TOPICS = 5000;

function useTopics(): readonly TreeNode[] {
  const t = useTexts("developer");
  return useMemo(() => {
    const named = (value: string, children?: readonly TreeNode[]): TreeNode => ({
      value,
      label: t(`tree.${value}`),
      ...(children && { children, disabled: true }),
    });
    const many = Array.from({ length: TOPICS }, (_, at) => ({
      value: `topic-${at + 1}`,
      label: t("tree.topic", { number: at + 1 }),
    }));
    return [
      named("maths", [named("numbers"), named("algebra"), named("geometry")]),
      named("language", [named("reading"), named("writing")]),
      named("many", many),
    ];
  }, [t]);
}

const ONE: readonly string[] = ["algebra"];
const TWO: readonly string[] = ["algebra", "reading"];
const NONE: readonly string[] = [];

/** The field that chooses from a tree. */
export function TreeKit() {
  const nodes = useTopics();
  return (
    <>
      <KitForm
        start={{ topic: NONE, topics: ONE }}
        names={{ topic: "tree", topics: "trees" }}
        required="topic"
      >
        {(bound) => (
          <>
            <TreeField {...bound("topic")} nodes={nodes} />
            <TreeField {...bound("topics")} nodes={nodes} many />
          </>
        )}
      </KitForm>
      <Showcase name="tree" filled={ONE} empty={NONE}>
        {(props) => <TreeField {...props} nodes={nodes} />}
      </Showcase>
      <Showcase name="trees" filled={TWO} empty={NONE}>
        {(props) => <TreeField {...props} nodes={nodes} many />}
      </Showcase>
    </>
  );
}
