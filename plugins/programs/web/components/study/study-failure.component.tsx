import { type ApiFailure, ErrorState, Link, NotFoundState, useTexts } from "@estante/sdk";
import { Button } from "@mantine/core";

const NOT_THERE = 404;

interface Props {
  readonly error: ApiFailure;
  readonly onRetry: () => void;
}

/** A program or a lesson that is not there for this person, or that did not load. */
export function StudyFailure({ error, onRetry }: Props) {
  const t = useTexts("programs");
  if (error.status !== NOT_THERE) return <ErrorState error={error} onRetry={onRetry} />;
  const home = (
    <Button component={Link} to="/home">
      {t("study.home")}
    </Button>
  );
  return <NotFoundState actions={home} />;
}
