import { useTexts } from "@estante/sdk";
import type { Cartridge } from "./cartridge";
import classes from "./cartridges.module.css";

interface Props {
  readonly cartridge: Cartridge;
  /** What is said of those that go through: «Entran 3». */
  readonly through: string;
}

/** What of a cartridge goes through, and what does not, each with its reason. */
export function CartridgeRows({ cartridge, through }: Props) {
  const t = useTexts("contents");
  const out = cartridge.rows.filter(({ reason }) => reason !== null);
  const noted = cartridge.rows.filter(({ note }) => note !== null);
  return (
    <div className={classes.rows}>
      <p>{through}</p>
      {out.length > 0 && <Reasons title={t("cartridge.out", { count: out.length })} rows={out} />}
      {noted.length > 0 && <Reasons title={t("cartridge.noted", { count: noted.length })} rows={noted} />}
    </div>
  );
}

function Reasons({ title, rows }: { readonly title: string; readonly rows: Cartridge["rows"] }) {
  return (
    <section aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.list}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two things may be called alike, and none moves
          <li key={at}>
            <strong>{row.title}</strong> {row.reason ?? row.note}
          </li>
        ))}
      </ul>
    </section>
  );
}
