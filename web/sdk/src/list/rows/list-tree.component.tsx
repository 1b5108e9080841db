import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { branchesOf, type TreeNode } from "../../fields/tree/tree-nodes";
import { TreeView } from "../../fields/tree/tree-view.component";
import { useAddress, writeAddress } from "../../router/address";
import type { ListPageProps, TreePlace } from "../list.types";

interface GrowingNode extends TreeNode {
  readonly children: GrowingNode[];
}

/** Rows in the order of their tree, and what they lie below, as its nodes. */
export function nodesOf<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  tree: (row: Row) => TreePlace,
): readonly TreeNode[] {
  const top: GrowingNode[] = [];
  const known = new Map<string, GrowingNode>();
  for (const row of rows) {
    const { path, ...own } = tree(row);
    let siblings = top;
    for (const { key, ...step } of [...path, { key: rowKey(row), ...own }]) {
      let node = known.get(key);
      if (!node) {
        node = { value: key, children: [], ...step };
        known.set(key, node);
        siblings.push(node);
      }
      siblings = node.children;
    }
  }
  return top;
}

interface ListTreeProps<Row> extends Pick<ListPageProps<Row>, "rowKey" | "rowLink"> {
  readonly id: string;
  readonly rows: readonly Row[];
  readonly label: string;
  readonly tree: (row: Row) => TreePlace;
  /** The row that is open beside the tree. */
  readonly open: string | null;
}

/** What is closed of each list's tree: opening a record makes its page anew, and the tree stays as it was. */
const closedOf = new Map<string, ReadonlySet<string>>();

/** Rows as a tree, all of it open until somebody closes a branch. Choosing a row opens its page. */
export function ListTree<Row>({ id, rows, rowKey, rowLink, label, tree, open }: ListTreeProps<Row>) {
  const navigate = useNavigate();
  const { state } = useAddress();
  const [closed, setClosed] = useState(closedOf.get(id) ?? new Set<string>());
  const nodes = nodesOf(rows, rowKey, tree);
  const setOpen = (values: readonly string[], isOpen: boolean) => {
    const next = new Set(closed);
    for (const value of values) isOpen ? next.delete(value) : next.add(value);
    closedOf.set(id, next);
    setClosed(next);
  };
  // What lies above a row need not be listed itself; its page is where the listed ones are.
  const first = rows[0];
  const linkTo = (value: string) => first && rowLink?.(first)?.replace(rowKey(first), value);
  return (
    <TreeView
      isWhole
      label={label}
      nodes={nodes}
      chosen={open === null ? [] : [open]}
      many={false}
      open={new Set(branchesOf(nodes).filter((value) => !closed.has(value)))}
      setOpen={setOpen}
      onChoose={({ value }) => {
        const link = linkTo(value);
        if (link) void navigate({ href: link + writeAddress(state) });
      }}
    />
  );
}
