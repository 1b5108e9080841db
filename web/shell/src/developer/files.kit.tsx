import { FileField, type FileValue, ImageField, type SendFile } from "@estante/sdk";
import { KitForm } from "./kit-form.component";
import { Showcase } from "./showcase.component";

const MAX_BYTES = 10_000_000;
const PICTURES = { formats: ["jpg", "png"], maxBytes: MAX_BYTES, ratio: 16 / 9, hasAlt: true };
const DOCUMENTS = { formats: ["pdf", "docx"], maxBytes: MAX_BYTES };
const PICTURE: FileValue | null = {
  upload: null,
  name: "logo.svg",
  size: null,
  url: "/ui/icon.svg",
  alt: "Logo",
};
const DOCUMENT: FileValue | null = { upload: null, name: "guia.pdf", size: 2_100_000, url: null, alt: "" };
const NONE: FileValue | null = null;

/** Nothing leaves this page: a file counts as sent once it is read. */
const send: SendFile = async (file, onProgress) => {
  await file.arrayBuffer();
  onProgress(1);
  return { upload: file.name };
};

/** The fields of files and pictures. */
export function FilesKit() {
  return (
    <>
      <KitForm start={{ image: NONE, file: NONE }} names={{ image: "image", file: "file" }} required="image">
        {(bound) => (
          <>
            <ImageField {...PICTURES} {...bound("image")} send={send} />
            <FileField {...DOCUMENTS} {...bound("file")} send={send} />
          </>
        )}
      </KitForm>
      <Showcase name="image" filled={PICTURE} empty={NONE}>
        {(props) => <ImageField {...PICTURES} {...props} send={send} />}
      </Showcase>
      <Showcase name="file" filled={DOCUMENT} empty={NONE}>
        {(props) => <FileField {...DOCUMENTS} {...props} send={send} />}
      </Showcase>
    </>
  );
}
