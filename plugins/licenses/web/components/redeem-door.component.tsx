import { Link, useTexts } from "@estante/sdk";
import { IconTicket } from "@tabler/icons-react";
import classes from "./redeem.module.css";

const ICON_PX = 18;

/** The way from the start page to where a code is redeemed. */
export function RedeemDoor() {
  const t = useTexts("licenses");
  return (
    <Link to="/redeem" className={classes.door}>
      <IconTicket size={ICON_PX} aria-hidden /> {t("redeem.door")}
    </Link>
  );
}
