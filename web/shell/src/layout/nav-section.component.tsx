import { NamedIcon } from "@estante/sdk";
import { Menu } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useManifestText } from "../app/manifest-text";
import type { NavigationItem } from "./navigation";
import classes from "./side-bar.module.css";

type Props = {
  section: NavigationItem;
  open: boolean;
  current: string | null;
  onFollow?: (() => void) | undefined;
};

/** A section; only the open one shows its entries, and a lone entry is the section itself. */
export function NavSection({ section, open, current, onFollow }: Props) {
  const text = useManifestText();
  const nested = section.children.length > 0;
  return (
    <li>
      <Link
        to={section.path}
        className={classes.item}
        data-open={open || undefined}
        data-current={(open && !nested) || undefined}
        // The router marks only the entry's own address, and a record's page has another.
        aria-current={open && !nested ? "true" : undefined}
        onClick={onFollow}
      >
        <NamedIcon name={section.icon} />
        <span>{text(section.text)}</span>
        {nested && !open && (
          <IconChevronRight size={16} stroke={1.6} className={classes.chevron} aria-hidden />
        )}
      </Link>
      {nested && open && (
        <ul className={classes.children}>
          {section.children.map((entry) => (
            <li key={entry.id}>
              <Link
                to={entry.path}
                className={`${classes.item} ${classes.child}`}
                data-current={entry.id === current || undefined}
                aria-current={entry.id === current ? "true" : undefined}
                onClick={onFollow}
              >
                <span>{text(entry.text)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** The same section in the folded bar: an icon, its entries in a fly-out. */
export function FoldedSection({ section, open, current }: Props) {
  const text = useManifestText();
  const entries = section.children.length ? section.children : [section];
  return (
    <li>
      <Menu
        trigger="click-hover"
        position="right-start"
        offset={4}
        width={216}
        openDelay={80}
        closeDelay={120}
      >
        <Menu.Target>
          <button
            type="button"
            className={classes.item}
            data-open={open || undefined}
            aria-label={text(section.text)}
          >
            <NamedIcon name={section.icon} size={20} />
          </button>
        </Menu.Target>
        <Menu.Dropdown className={classes.fly}>
          <div className={classes.flyTitle}>{text(section.text)}</div>
          {entries.map((entry) => (
            <Menu.Item
              key={entry.id}
              className={classes.item}
              component={Link}
              to={entry.path}
              data-current={entry.id === current || undefined}
              aria-current={entry.id === current ? "true" : undefined}
            >
              {text(entry.text)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}
