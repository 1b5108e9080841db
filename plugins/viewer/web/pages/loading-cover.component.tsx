import { Cover, useTexts } from "@estante/sdk";
import { Button, Loader } from "@mantine/core";
import classes from "./viewer.module.css";

interface Props {
  name?: string | undefined;
  type?: string | undefined;
  thumbnail?: string | null | undefined;
  /** A job on the server has to end first; without `onBack`, opening takes a moment only. */
  preparing?: boolean;
  onBack?(): void;
}

/** Shown while the content is fetched and prepared, with a label of the content's type. */
export function LoadingCover({ name, type, thumbnail, preparing, onBack }: Props) {
  const t = useTexts("viewer");
  const opening = t(`loading.${type ?? "unknown"}`, { defaultValue: t("loading.unknown") });
  return (
    <div className={classes.loading} role="status">
      {name && type && <Cover title={name} type={type} src={thumbnail ?? null} slot={200} shadow />}
      {preparing && name && <h1 className={classes.loadingTitle}>{name}</h1>}
      <p className={classes.loadingLabel}>
        <Loader size={18} />
        {preparing ? t("loading.preparing") : opening}
      </p>
      {onBack && (
        <Button variant="default" onClick={onBack}>
          {t("bar.back")}
        </Button>
      )}
    </div>
  );
}
