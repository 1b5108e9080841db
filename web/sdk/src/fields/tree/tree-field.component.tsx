import { InputBase, Loader, Popover, TextInput } from "@mantine/core";
import { IconChevronDown, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { formatList } from "../../texts/format";
import type { FieldProps } from "../field.types";
import { FieldFrame, useFieldIds } from "../field-frame.component";
import { useFieldTexts } from "../field-texts";
import classes from "./tree.module.css";
import { ancestorsOf, branchesOf, pathTo, type TreeNode, treeWith } from "./tree-nodes";
import { TreeView } from "./tree-view.component";

export interface TreeFieldProps extends FieldProps<readonly string[]> {
  readonly nodes: readonly TreeNode[];
  /** More than one can be chosen; otherwise choosing closes the tree. */
  readonly many?: boolean;
  readonly placeholder?: string;
}

/** What is chosen from a tree, which opens below the field. */
export function TreeField(props: TreeFieldProps) {
  const { label, nodes, value, many = false, disabled = false, readOnly = false, loading = false } = props;
  const t = useFieldTexts();
  const { id, labelId, describedBy } = useFieldIds(props);
  const [isShown, setShown] = useState(false);
  const paths = value.map((chosen) => pathTo(nodes, chosen));
  const text = formatList(paths.map((path) => (many ? path.at(-1) : path.join(" › ")) ?? "").filter(Boolean));
  const canOpen = !disabled && !readOnly && !loading;
  return (
    <FieldFrame {...props} id={id} isGroup>
      <Popover
        opened={isShown}
        onChange={setShown}
        trapFocus
        returnFocus
        position="bottom-start"
        withinPortal
        radius="lg"
      >
        <Popover.Target>
          <InputBase
            component="button"
            type="button"
            id={id}
            className={classes.field}
            classNames={{ input: classes.button }}
            data-path={props["data-path"]}
            aria-labelledby={`${labelId} ${id}`}
            aria-describedby={describedBy}
            aria-haspopup="dialog"
            aria-expanded={isShown}
            aria-busy={loading || undefined}
            aria-disabled={readOnly || undefined}
            disabled={disabled}
            error={Boolean(props.error)}
            data-empty={text === "" || undefined}
            rightSection={loading ? <Loader size={16} /> : <IconChevronDown size={16} aria-hidden="true" />}
            rightSectionPointerEvents="none"
            onFocus={props.onFocus}
            onBlur={props.onBlur}
            onClick={() => canOpen && setShown(!isShown)}
            onKeyDown={(event) => {
              if (event.key !== "ArrowDown" || !canOpen) return;
              event.preventDefault();
              setShown(true);
            }}
          >
            <span>{text || (props.placeholder ?? t("tree.none"))}</span>
          </InputBase>
        </Popover.Target>
        <Popover.Dropdown aria-label={label}>
          <TreePicker {...props} onDone={() => setShown(false)} />
        </Popover.Dropdown>
      </Popover>
    </FieldFrame>
  );
}

function TreePicker({
  label,
  nodes,
  value,
  onChange,
  many = false,
  onDone,
}: TreeFieldProps & { readonly onDone: () => void }) {
  const t = useFieldTexts();
  const [text, setText] = useState("");
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(value.flatMap((chosen) => ancestorsOf(nodes, chosen) ?? [])),
  );
  const shown = treeWith(nodes, text);
  const toggle = (values: readonly string[], isOpen: boolean) => {
    const next = new Set(open);
    for (const each of values) isOpen ? next.add(each) : next.delete(each);
    setOpen(next);
  };
  const choose = ({ value: chosen }: TreeNode) => {
    if (many)
      return onChange(value.includes(chosen) ? value.filter((each) => each !== chosen) : [...value, chosen]);
    onChange(value.includes(chosen) ? [] : [chosen]);
    onDone();
  };
  return (
    <div className={classes.picker}>
      <TextInput
        aria-label={t("tree.search", { name: label })}
        placeholder={t("tree.searchShort")}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        value={text}
        onChange={(event) => {
          const next = event.currentTarget.value;
          setText(next);
          if (next) setOpen(new Set(branchesOf(treeWith(nodes, next))));
        }}
      />
      {shown.length > 0 ? (
        <TreeView
          label={label}
          nodes={shown}
          chosen={value}
          many={many}
          open={open}
          setOpen={toggle}
          onChoose={choose}
        />
      ) : (
        <p className={classes.none} role="status">
          {t(nodes.length > 0 ? "tree.notFound" : "tree.empty")}
        </p>
      )}
    </div>
  );
}
