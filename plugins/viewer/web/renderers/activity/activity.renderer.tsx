import type { RendererProps } from "@estante/sdk";
import { useEffect } from "react";
import { LoadingCover } from "../../pages/loading-cover.component";
import { LostLine } from "../lost-line.component";
import type { PagePayload } from "../page/page-address";
import { usePage } from "../page/use-page";
import { ActivityCard } from "./activity-card.component";
import { type CourseUnit, launchable } from "./course-units";
import { launchAddress } from "./launch-address";
import { UnitsCard } from "./units-card.component";
import { useActivityState } from "./use-activity-state";
import { useOpening } from "./use-opening";
import { useReturned } from "./way-back";

interface ActivityPayload extends PagePayload {
  /** Of a cmi5 course its blocks and units. */
  units?: readonly CourseUnit[];
}

const NO_UNITS: readonly CourseUnit[] = [];

/**
 * An xAPI package: the window goes to its page, on a host of its own, and knows the person by a pseudonym (VIE-124). Of
 * a cmi5 course with several units people choose which.
 */
export function ActivityRenderer({ content, payload, renew, onError }: RendererProps<ActivityPayload>) {
  const query = xapiQuery(content.xapi);
  const { url, isLost } = usePage({ payload, renew, onError });
  const state = useActivityState({ guid: content.guid, isOwn: query !== null, onError });
  const address = url && state !== undefined ? launchAddress(url, query ?? "", state) : null;
  const isBack = useReturned();
  // Without a record there is no session to launch: the page opens by itself.
  const course = state?.launch ? (payload.units ?? NO_UNITS) : NO_UNITS;
  const units = launchable(course);
  const { open, isOpening } = useOpening({ guid: content.guid, address, onError });
  const only = units[0]?.identifier;
  const isAsked = units.length > 1 || isBack;
  useEffect(() => {
    if (address && !isAsked) open(only);
  }, [address, isAsked, open, only]);
  if (isOpening || !address || !isAsked) {
    return (
      <>
        <LoadingCover name={content.name} type={content.type_guid} thumbnail={content.thumbnail} />
        {isLost && <LostLine />}
      </>
    );
  }
  if (units.length <= 1) return <ActivityCard content={content} onOpen={() => open(only)} />;
  return <UnitsCard content={content} units={course} states={state?.units ?? []} onOpen={open} />;
}

/** The query that the content is launched with; null where it has none for this person. */
const xapiQuery = (xapi: unknown): string | null =>
  typeof xapi === "object" && xapi !== null && "query" in xapi && typeof xapi.query === "string"
    ? xapi.query
    : null;
