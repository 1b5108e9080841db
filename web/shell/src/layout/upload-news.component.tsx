import { rememberUploads, useRepeatedFiles, useUploadNews } from "@estante/sdk";
import { lazy, Suspense, useEffect } from "react";

const RepeatedUploads = lazy(async () => ({
  default: (await import("../activity/repeated-uploads.component")).RepeatedUploads,
}));

/** What uploads have to say on whatever screen: that one is ready or failed, and that a file was sent before. */
export function UploadNews() {
  useUploadNews();
  useEffect(rememberUploads, []);
  const repeated = useRepeatedFiles();
  if (!repeated) return null;
  return (
    <Suspense>
      <RepeatedUploads repeated={repeated} />
    </Suspense>
  );
}
