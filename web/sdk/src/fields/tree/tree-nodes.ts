import { folded } from "../choice/options";

/** One entry of a tree; what lies below it, in order. */
export interface TreeNode {
  readonly value: string;
  readonly label: string;
  /** Stands behind the label, in less weight. */
  readonly detail?: string;
  readonly children?: readonly TreeNode[];
  /** It is shown for what lies below it, and cannot be chosen itself. */
  readonly disabled?: boolean;
}

/** A row of the tree as it is shown. `position` of `siblings` counts from 1, as `level` does. */
export interface TreeRow {
  readonly node: TreeNode;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly parent: string | null;
  readonly isOpen: boolean;
}

export const hasChildren = ({ children }: TreeNode): boolean => (children?.length ?? 0) > 0;

/** The rows that are shown while some nodes are open. */
export function rowsOf(
  nodes: readonly TreeNode[],
  open: ReadonlySet<string>,
  level = 1,
  parent: string | null = null,
): TreeRow[] {
  return nodes.flatMap((node, at) => {
    const isOpen = hasChildren(node) && open.has(node.value);
    const row = { node, level, position: at + 1, siblings: nodes.length, parent, isOpen };
    return isOpen ? [row, ...rowsOf(node.children ?? [], open, level + 1, node.value)] : [row];
  });
}

/** The nodes whose label holds a text, accents aside, with all that they lie below. */
export function treeWith(nodes: readonly TreeNode[], text: string): readonly TreeNode[] {
  const wanted = folded(text);
  if (wanted === "") return nodes;
  return nodes.flatMap((node) => {
    if (folded(node.label).includes(wanted)) return [node];
    const children = treeWith(node.children ?? [], text);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** The labels from the top of the tree down to a node; empty when it is not there. */
export function pathTo(nodes: readonly TreeNode[], value: string): readonly string[] {
  for (const node of nodes) {
    if (node.value === value) return [node.label];
    const below = pathTo(node.children ?? [], value);
    if (below.length > 0) return [node.label, ...below];
  }
  return [];
}

/** The values of all nodes that have something below them. */
export const branchesOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap((node) => (hasChildren(node) ? [node.value, ...branchesOf(node.children ?? [])] : []));

/** The values of what a node lies below, from the top. */
export function ancestorsOf(nodes: readonly TreeNode[], value: string): readonly string[] | null {
  for (const node of nodes) {
    if (node.value === value) return [];
    const below = ancestorsOf(node.children ?? [], value);
    if (below) return [node.value, ...below];
  }
  return null;
}

/** The next row after `from`, round the end, whose label begins with a text. */
export function rowBeginning(rows: readonly TreeRow[], from: number, text: string): number {
  const order = rows.map((_, at) => (from + at) % rows.length);
  return order.find((at) => folded(rows[at]?.node.label ?? "").startsWith(folded(text))) ?? -1;
}
