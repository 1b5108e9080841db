import { type RendererProps, unwrap } from "@estante/sdk";
import { useCallback } from "react";
import { api } from "../../api/client";
import type { PagePayload } from "../page/page-address";
import { BookFrame } from "./book-frame.component";
import { catBookAddress } from "./reader-address";
import type { ReaderApi } from "./use-reader";

/** Where a cat book's API is (specification §9). Its reader has no session: the viewer calls for it. */
const API_PATH = "/i2c-v1/";
const API_PREFIX = /^\/?(?:i2c-v1\/)?/;

/** A cat book in the reader that it depends on. */
export function CatBookRenderer(props: RendererProps<PagePayload>) {
  const content_guid = props.content.guid;
  const call = useCallback<ReaderApi>(
    async (path, sent) => {
      const params = { path: { path: path.replace(API_PREFIX, "") } };
      const body = { content_guid, data: sent ?? null };
      return (await unwrap(api.POST("/i2c-v1/{path}", { params, body }))).data.answer;
    },
    [content_guid],
  );
  return (
    <BookFrame
      {...props}
      addressOf={(payload) => catBookAddress(payload, props.launch, API_PATH)}
      api={call}
    />
  );
}
