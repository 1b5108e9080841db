import { asFailure, toast, useTexts } from "@estante/sdk";
import { useState } from "react";
import { addImage, type Lesson } from "../api/lessons";

/** BO §9; the server says it too. */
const MAX_BYTES = 10 * 1024 * 1024;

/** The pictures of a lesson: those that are there, and those that are added while it is written. */
export function useImages(lesson: Lesson) {
  const t = useTexts("mint");
  const [images, setImages] = useState<Readonly<Record<string, string>>>(lesson.images);
  const addImages = async (files: readonly File[]): Promise<readonly string[]> => {
    const added: string[] = [];
    for (const file of files) {
      if (file.size > MAX_BYTES) {
        toast.error(t("editor.imageTooLarge", { name: file.name }));
        continue;
      }
      try {
        const { image, url } = await addImage(lesson.guid, file);
        setImages((now) => ({ ...now, [image]: url }));
        added.push(image);
      } catch (thrown) {
        toast.error(t("editor.imageFailed", { name: file.name }), { text: asFailure(thrown).message });
      }
    }
    return added;
  };
  return { images, addImages };
}
