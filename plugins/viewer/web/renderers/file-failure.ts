import type { RenderFailure } from "@estante/sdk";

/**
 * Why a file did not open: a 403 is a refusal, anything else is what `otherwise` says (specification §8).
 * Elements that load files do not tell the status, so the file is asked for once more.
 */
export async function fileFailure(url: string, otherwise: string): Promise<RenderFailure> {
  const status = await fetch(url, { method: "HEAD" }).then(
    (answer) => answer.status,
    () => 0,
  );
  return { code: status === 403 ? "FILE_NOT_AUTHORIZED" : otherwise };
}
