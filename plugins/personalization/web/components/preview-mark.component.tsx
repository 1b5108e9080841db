import { useTenant } from "@estante/sdk";
import classes from "./preview.module.css";

/** The organization's logo, or three books in the colours that are tried out. */
export function PreviewMark() {
  const logo = useTenant()?.branding.logo;
  if (logo) return <img src={logo} alt="" width={28} height={28} />;
  return (
    <span className={classes.mark} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
