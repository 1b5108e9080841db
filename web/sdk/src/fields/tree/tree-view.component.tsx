import { IconCheck, IconChevronRight } from "@tabler/icons-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import classes from "./tree.module.css";
import { useTreeKeys } from "./tree-keyboard";
import { hasChildren, rowsOf, type TreeNode, type TreeRow } from "./tree-nodes";

const ROW_PX = 36;
const HEIGHT_PX = 288;
/** Rows above and below what is seen, so that scrolling shows no gap. */
const SPARE_ROWS = 8;

export interface TreeViewProps {
  readonly label: string;
  readonly nodes: readonly TreeNode[];
  readonly chosen: readonly string[];
  readonly many: boolean;
  readonly open: ReadonlySet<string>;
  readonly setOpen: (values: readonly string[], isOpen: boolean) => void;
  readonly onChoose: (node: TreeNode) => void;
  /** All rows are there, and what is around scrolls. */
  readonly isWhole?: boolean;
}

/**
 * A tree of any size: only the rows that are seen are there, and the one where the keyboard is. Focus stays on the
 * tree itself and says by `aria-activedescendant` where it is.
 */
export function TreeView(props: TreeViewProps) {
  const { label, nodes, chosen, many, open, setOpen, onChoose, isWhole = false } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const rows = rowsOf(nodes, open);
  const [activeValue, setActive] = useState(() => chosen[0] ?? rows[0]?.node.value ?? null);
  const active = Math.max(
    0,
    rows.findIndex(({ node }) => node.value === activeValue),
  );
  const first = isWhole ? 0 : Math.max(0, Math.floor(top / ROW_PX) - SPARE_ROWS);
  const past = isWhole ? rows.length : Math.ceil((top + HEIGHT_PX) / ROW_PX) + SPARE_ROWS;
  const last = Math.min(rows.length, past);
  const seen = rows.slice(first, last).map((row, at) => ({ row, at: first + at }));
  const activeRow = rows[active];
  if (activeRow && (active < first || active >= last)) seen.push({ row: activeRow, at: active });

  const choose = ({ node }: TreeRow) => {
    if (!node.disabled) onChoose(node);
    else if (hasChildren(node)) setOpen([node.value], !open.has(node.value));
  };
  const press = useTreeKeys({
    rows,
    active,
    go: (at) => setActive(rows[at]?.node.value ?? null),
    setOpen,
    choose,
    pageRows: Math.floor(HEIGHT_PX / ROW_PX) - 1,
  });
  useLayoutEffect(() => {
    const scroll = box.current;
    if (!scroll) return;
    const at = active * ROW_PX;
    if (isWhole) {
      // Only for who is in the tree: the page stays where it is when it opens.
      if (document.activeElement === scroll)
        scroll.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" });
    } else if (at < scroll.scrollTop) scroll.scrollTop = at;
    else if (at + ROW_PX > scroll.scrollTop + scroll.clientHeight)
      scroll.scrollTop = at + ROW_PX - scroll.clientHeight;
  }, [active, isWhole]);

  return (
    <div
      ref={box}
      role="tree"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable={many || undefined}
      aria-activedescendant={activeRow && `${id}-${active}`}
      className={classes.tree}
      data-whole={isWhole || undefined}
      style={isWhole ? {} : { maxHeight: HEIGHT_PX }}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onKeyDown={press}
      data-autofocus={!isWhole || undefined}
    >
      <div className={classes.rows} style={{ height: rows.length * ROW_PX }} role="presentation">
        {seen.map(({ row, at }) => (
          <Row
            key={row.node.value}
            id={`${id}-${at}`}
            row={row}
            top={at * ROW_PX}
            isActive={at === active}
            isChosen={chosen.includes(row.node.value)}
            onToggle={() => setOpen([row.node.value], !row.isOpen)}
            onChoose={() => {
              setActive(row.node.value);
              choose(row);
            }}
          />
        ))}
      </div>
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly row: TreeRow;
  readonly top: number;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
}

function Row({ id, row, top, isActive, isChosen, onToggle, onChoose }: RowProps) {
  const { node, level, position, siblings, isOpen } = row;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names this row
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys
    <div
      id={id}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={hasChildren(node) ? isOpen : undefined}
      aria-selected={isChosen}
      aria-disabled={node.disabled || undefined}
      className={classes.row}
      data-active={isActive || undefined}
      style={{ top, height: ROW_PX, paddingInlineStart: 8 + (level - 1) * 20 }}
      onClick={onChoose}
    >
      {hasChildren(node) ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the arrows do the same
        // biome-ignore lint/a11y/noStaticElementInteractions: the same
        <span
          className={classes.toggle}
          data-open={isOpen || undefined}
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          <IconChevronRight size={16} aria-hidden="true" />
        </span>
      ) : (
        <span className={classes.toggle} />
      )}
      <span className={classes.name} title={[node.label, node.detail].filter(Boolean).join(" ")}>
        {node.label}
        {node.detail && <span className={classes.detail}> {node.detail}</span>}
      </span>
      {isChosen && <IconCheck size={16} className={classes.check} aria-hidden="true" />}
    </div>
  );
}
