import { asFailure, Dialog, NumberField, ReferencePicker, reasonOf, useTexts } from "@estante/sdk";
import { Select } from "@mantine/core";
import { useState } from "react";
import { type Places, type SchoolContent, useContentChanges } from "../api/contents";
import type { SchoolYear } from "../api/school-years";
import classes from "./tabs.module.css";

const MAX_PEOPLE = 2_147_483_647;
/** Somebody else has saved it since it was read. */
const STALE = 412;

interface DialogProps {
  readonly school: string;
  readonly years: readonly SchoolYear[];
  /** None is a new one. */
  readonly content: SchoolContent | null;
  readonly onClose: () => void;
}

type Wrong = Readonly<Record<string, string>>;

/** A publication for the groups of a year, and how many of them may open it. */
export function ContentDialog({ school, years, content, onClose }: DialogProps) {
  const t = useTexts("schools");
  const { add, change } = useContentChanges(school);
  const [publication, setPublication] = useState<string | null>(content?.publication_guid ?? null);
  const [year, setYear] = useState(years.find(({ is_active }) => is_active)?.guid ?? years[0]?.guid ?? null);
  const [places, setPlaces] = useState<Places>({
    max_students: content?.max_students ?? null,
    max_teachers: content?.max_teachers ?? null,
  });
  const [wrong, setWrong] = useState<Wrong>({});
  const [reason, setReason] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [isTouched, setTouched] = useState(false);
  const save = async () => {
    if (!content && (!publication || !year)) return setWrong({ publication_guid: t("years.missing") });
    setRunning(true);
    try {
      if (content) await change(content, places);
      else if (publication && year)
        await add({ publication_guid: publication, school_year_guid: year, ...places });
      onClose();
    } catch (thrown) {
      const failure = asFailure(thrown);
      if (failure.status === STALE) return setReason(t("contents.stale"));
      setWrong(Object.fromEntries(failure.fields.map(({ field, message }) => [field, message])));
      setReason(failure.fields.length > 0 ? null : (reasonOf(failure) ?? t("contents.failed")));
    } finally {
      setRunning(false);
    }
  };
  const number = (name: keyof Places) => (
    <NumberField
      label={t(`contents.${name}`)}
      description={t("contents.everybody")}
      min={0}
      max={MAX_PEOPLE}
      allowDecimal={false}
      value={places[name] ?? ""}
      onChange={(value) => {
        setTouched(true);
        setPlaces((last) => ({ ...last, [name]: value === "" ? null : Number(value) }));
      }}
      error={wrong[name]}
    />
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      size="small"
      title={content ? t("contents.editTitle", { name: content.publication_name }) : t("contents.add")}
      {...(content && { subtitle: content.school_year })}
      confirm={{ label: t("contents.save"), run: () => void save(), isRunning }}
      submitOnEnter
      isGuarded={isTouched}
      withClose
    >
      <div className={classes.fields}>
        {reason && <p role="alert">{reason}</p>}
        {content && reason === t("contents.stale") && (
          <p>
            {t("contents.now", {
              students: content.max_students ?? t("contents.noMaximum"),
              teachers: content.max_teachers ?? t("contents.noMaximum"),
            })}
          </p>
        )}
        {!content && (
          <>
            <ReferencePicker
              of="publications"
              label={t("contents.publication")}
              value={publication}
              onChange={(chosen) => {
                setTouched(true);
                setPublication(chosen);
                setWrong({});
              }}
              error={wrong.publication_guid}
            />
            <Select
              label={t("contents.year")}
              allowDeselect={false}
              data={years.map(({ guid, title }) => ({ value: guid, label: title }))}
              value={year}
              onChange={setYear}
              error={wrong.school_year_guid}
            />
          </>
        )}
        {number("max_students")}
        {number("max_teachers")}
      </div>
    </Dialog>
  );
}
