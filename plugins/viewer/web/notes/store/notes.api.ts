import { session as signedIn, unwrap } from "@estante/sdk";
import { api } from "../../api/client";
import type { StoredRow } from "./note-rows";
import type { NoteCalls } from "./notes-store";

const PAGE_SIZE = 200;
const NOTES = "/cms/contents/{content_guid}/annotations";
const NOTE = "/cms/contents/{content_guid}/annotations/{guid}";

/** The calls of one person's notes. Somebody else who signs in meanwhile sends nothing of theirs. */
export function noteCallsOf(person: string, content_guid: string): NoteCalls {
  const isOwn = () => {
    if (signedIn.get().user?.guid !== person) throw new Error("the person is not signed in");
  };
  const path = { content_guid };
  return {
    async list() {
      isOwn();
      const rows: StoredRow[] = [];
      for (let page = 1; ; page += 1) {
        // Without a parent these are all: those of courses, of none, and their answers.
        const query = { includeWithoutParent: true, page, pageSize: PAGE_SIZE };
        const { data, meta } = await unwrap(api.GET(NOTES, { params: { path, query } }));
        rows.push(...data);
        if (data.length < PAGE_SIZE || rows.length >= (meta?.total ?? 0)) return rows;
      }
    },
    async make(body) {
      isOwn();
      await unwrap(api.POST(NOTES, { params: { path }, body }));
    },
    async change(body) {
      isOwn();
      await unwrap(api.PUT(NOTE, { params: { path: { ...path, guid: body.guid } }, body }));
    },
    async remove(guids) {
      isOwn();
      await unwrap(api.DELETE(NOTES, { params: { path }, body: { guid: [...guids] } }));
    },
  };
}
