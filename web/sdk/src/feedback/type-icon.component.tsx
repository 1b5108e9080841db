import {
  IconApps,
  IconBook2,
  IconChecklist,
  IconFile,
  IconFileSpreadsheet,
  IconFileTypePdf,
  IconFileTypeZip,
  IconHeadphones,
  IconLayoutGrid,
  IconLink,
  IconMovie,
  IconPencilQuestion,
  IconPhoto,
  IconPlugConnected,
  IconPuzzle,
  IconRoute,
  IconSchool,
  IconSubtask,
  IconWorldWww,
} from "@tabler/icons-react";
import { type TypeName, typeNameOf } from "../covers/content-types";

const ICONS: Record<TypeName, typeof IconFile> = {
  layout: IconLayoutGrid,
  mint: IconSchool,
  video: IconMovie,
  audio: IconHeadphones,
  pdf: IconFileTypePdf,
  link: IconLink,
  image: IconPhoto,
  html: IconWorldWww,
  test: IconChecklist,
  scorm: IconPuzzle,
  office: IconFileSpreadsheet,
  zip: IconFileTypeZip,
  question: IconPencilQuestion,
  project: IconSubtask,
  app: IconApps,
  xapi: IconRoute,
  epub: IconBook2,
  lti: IconPlugConnected,
  other: IconFile,
};

export interface TypeIconProps {
  /** Guid of the content type, or the short name of its icon. */
  readonly type: string | null | undefined;
  readonly size?: number;
}

/** The sign of a content type; always beside its name. */
export function TypeIcon({ type, size = 16 }: TypeIconProps) {
  const Icon = ICONS[typeNameOf(type)];
  return <Icon size={size} stroke={1.6} aria-hidden="true" />;
}
