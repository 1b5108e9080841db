import { Dialog, formatDate, formatTime, type RepeatedFiles, uploads, useTexts } from "@estante/sdk";

/** The same file twice makes two contents: the person says whether they want that. */
export function RepeatedUploads({ repeated }: { repeated: RepeatedFiles }) {
  const t = useTexts("sdk");
  const count = repeated.files.length;
  const when = new Date(repeated.at);
  const facts = { count, name: repeated.files[0]?.name, day: formatDate(when), time: formatTime(when) };
  return (
    <Dialog
      opened
      onClose={() => uploads.answer(false)}
      size="s"
      title={t("uploads.repeatedTitle", { count })}
      cancel={t("uploads.uploadNot")}
      confirm={{ label: t("uploads.uploadAgain"), run: () => uploads.answer(true) }}
    >
      <p>{t("uploads.repeatedText", facts)}</p>
    </Dialog>
  );
}
