import {
  ErrorState,
  Link,
  LoadingRows,
  NotFoundState,
  useParams,
  useRecordTitle,
  useTexts,
} from "@estante/sdk";
import { ActionIcon, Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import classes from "../alone/alone.module.css";
import { AloneLessons } from "../alone/alone-lessons.component";
import { AsRole } from "../alone/as-role.component";
import { aloneQuery } from "../api/lessons";

/** No such program, or no such role. */
const NOT_THERE = [404, 400];

/** `/program/mint-stand-alone/{guid}/{role}`: the lessons of a program alone, as a role has them (BO §2). */
export function LessonsAlonePage() {
  const { guid = "", role = "" } = useParams({ strict: false }) as { guid?: string; role?: string };
  const t = useTexts("mint");
  const { data, error, refetch } = useQuery(aloneQuery(guid, role));
  const alone = data?.data;
  useRecordTitle(alone?.name ?? "");
  if (error && NOT_THERE.includes(error.status)) return <NothingThere />;
  return (
    <main className={classes.screen} id="content">
      <header className={classes.bar}>
        <ActionIcon
          component={Link}
          to={`/program/${guid}/contents`}
          variant="subtle"
          size="lg"
          aria-label={t("alone.back")}
        >
          <IconArrowLeft size={20} />
        </ActionIcon>
        <h1 className={classes.name}>{alone?.name ?? t("alone.title")}</h1>
        {alone && <AsRole alone={alone} />}
      </header>
      {error && <ErrorState inPanel error={error} onRetry={() => void refetch()} />}
      {!error && !alone && <LoadingRows columns={1} />}
      {alone && <AloneLessons key={role} alone={alone} />}
    </main>
  );
}

/** No such program or role, or lessons do not come into programs here. */
function NothingThere() {
  const t = useTexts("mint");
  const home = (
    <Button component={Link} to="/home">
      {t("alone.home")}
    </Button>
  );
  return (
    <main className={classes.screen} id="content">
      <NotFoundState actions={home} />
    </main>
  );
}
