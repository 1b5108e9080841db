import { api, asFailure, type RendererProps, unwrap, useSession } from "@estante/sdk";
import { useEffect, useState } from "react";
import { LinkRenderer } from "./link.renderer";

type AppPayload = Parameters<typeof LinkRenderer>[0]["payload"];

/**
 * An app at an address of its own, which is told who asks and for which school year. A page over https cannot open one
 * over http (specification, section 4).
 */
export function AppRenderer(props: RendererProps<AppPayload>) {
  const { content, payload, onError } = props;
  const { person } = useSession();
  const [address, setAddress] = useState<string | null>(null);
  const isKnown = person !== null;
  const year = typeof content.education_year === "string" ? content.education_year : null;
  // An app runs with the token that it was started with.
  const [url] = useState(payload.url);
  useEffect(() => {
    if (!url) return onError({ code: "URL_NOT_FOUND" });
    if (window.location.protocol === "https:" && url.startsWith("http:")) {
      return onError({ code: "CONTENT_APP_URL_NOT_ACCESSIBLE" });
    }
    let gone = false;
    accessToken(isKnown).then(
      (token) => gone || setAddress(appAddress(url, token, year)),
      (thrown: unknown) => {
        const { code, message } = asFailure(thrown);
        if (!gone) onError({ code, message });
      },
    );
    return () => {
      gone = true;
    };
  }, [url, year, isKnown, onError]);
  return address && <LinkRenderer {...props} address={address} />;
}

/** One that is good for an hour and for less than the session's; a visitor of a public app has none. */
async function accessToken(isKnown: boolean): Promise<string | null> {
  return isKnown ? (await unwrap(api.GET("/users/access-token"))).data.token : null;
}

function appAddress(url: string, token: string | null, year: string | null): string {
  const address = new URL(url);
  if (token) address.searchParams.set("token", token);
  if (year) address.searchParams.set("education_year", year);
  return address.href;
}
