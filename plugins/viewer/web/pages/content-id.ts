/** Old links carry a # before or after the id. */
export function contentId(parameter: string): string {
  return parameter.replaceAll("#", "").trim();
}
