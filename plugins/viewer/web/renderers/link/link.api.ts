import { api } from "../../api/client";

export interface LinkMetadata {
  title: string;
  description: string;
  may_frame: boolean;
}

/** What the page says of itself, or null when it cannot be read: then it is not framed either (VIE-100). */
export async function readMetadata(url: string): Promise<LinkMetadata | null> {
  const { data } = await api.GET("/cms/metascraper", { params: { query: { url } } });
  return data?.data ?? null;
}
