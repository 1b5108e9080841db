import { Cover, useTexts } from "@estante/sdk";
import { Loader } from "@mantine/core";
import classes from "./viewer.module.css";

interface Props {
  name?: string | undefined;
  type?: string | undefined;
  thumbnail?: string | null | undefined;
}

/** Shown while the content is fetched and prepared, with a label of the content's type. */
export function LoadingCover({ name, type, thumbnail }: Props) {
  const t = useTexts("viewer");
  return (
    <div className={classes.loading} role="status">
      {name && type && <Cover title={name} type={type} src={thumbnail ?? null} slot={200} shadow />}
      <p className={classes.loadingLabel}>
        <Loader size={18} />
        {t(`loading.${type ?? "unknown"}`, { defaultValue: t("loading.unknown") })}
      </p>
    </div>
  );
}
