import type { AnswerData } from "@estante/sdk";

/** The answer of `GET cms/contents/{id}`, which the public viewer's call shares. */
export type ViewedContent = AnswerData<"get", "/cms/contents/{id}">;
