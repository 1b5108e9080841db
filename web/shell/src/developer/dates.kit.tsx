import { DateField, DateRangeField, DateTimeField, type DayRange } from "@estante/sdk";
import { KitForm } from "./kit-form.component";
import { Showcase } from "./showcase.component";

const DAY: string | null = "2026-03-01";
const INSTANT: string | null = "2026-03-01T13:00:00Z";
const DAYS: DayRange = { from: "2026-03-01", to: "2026-03-31" };
const NO_DAYS: DayRange = { from: "", to: "" };

/** The fields of days and times. */
export function DatesKit() {
  return (
    <>
      <KitForm
        start={{ day: null as string | null, instant: INSTANT, days: DAYS }}
        names={{ day: "date", instant: "dateTime", days: "range" }}
        required="day"
      >
        {(bound) => (
          <>
            <DateField {...bound("day")} min="2026-01-01" max="2026-12-31" />
            <DateTimeField {...bound("instant")} />
            <DateRangeField {...bound("days")} />
          </>
        )}
      </KitForm>
      <Showcase name="date" filled={DAY} empty={null}>
        {(props) => <DateField {...props} />}
      </Showcase>
      <Showcase name="dateTime" filled={INSTANT} empty={null}>
        {(props) => <DateTimeField {...props} />}
      </Showcase>
      <Showcase name="range" filled={DAYS} empty={NO_DAYS}>
        {(props) => <DateRangeField {...props} />}
      </Showcase>
    </>
  );
}
