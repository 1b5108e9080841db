import { Badge, Link, useTexts } from "@estante/sdk";
import type { Access } from "./access";
import classes from "./access.module.css";

type Words = Access["hints"][number];

/** Why somebody can or cannot open a content: what gives it, what takes it away, and what to do about it. */
export function AccessWords({ access }: { readonly access: Access }) {
  const t = useTexts("contents");
  const { may_open, message, reasons, hints } = access;
  return (
    <div className={classes.words}>
      {!may_open && <p className={classes.refusal}>{message}</p>}
      {reasons.length > 0 && (
        <ul className={classes.reasons} aria-label={t(may_open ? "access.because" : "access.although")}>
          {reasons.map(({ name, text, givers }) => (
            <li key={name}>
              {!may_open && <span className={classes.quiet}>{t("access.although")} </span>}
              {text}
              {givers.length > 0 && (
                <span className={classes.givers}>
                  {givers.map((giver) => (
                    <Badge key={giver.address ?? giver.text} tone="accent">
                      <Words {...giver} />
                    </Badge>
                  ))}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {hints.length > 0 && (
        <ul className={classes.hints} aria-label={t("access.hints")}>
          {hints.map((hint) => (
            <li key={`${hint.address} ${hint.text}`}>
              <Words {...hint} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const Words = ({ text, address }: Words) => (address ? <Link to={address}>{text}</Link> : text);
