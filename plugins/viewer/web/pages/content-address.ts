/**
 * The address of another content in the viewer that is open: `/viewer/{id}`, its older forms, or the public one.
 *
 * @param book from which it is opened: the way back leads there, and what the address says of the course and the bar
 * goes on with it
 */
export function contentAddress(guid: string, { pathname, search }: Location, book?: string): string {
  const address = pathname.replace(/[^/]*\/?$/, guid);
  if (!book) return address;
  const query = new URLSearchParams(search);
  query.delete("show_at");
  query.set("bookGuid", book);
  return `${address}?${query}`;
}
