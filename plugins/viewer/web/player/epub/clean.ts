const MARKUP = ["application/xhtml+xml", "text/html", "image/svg+xml"] as const;
const RUNS = "script, base, meta[http-equiv], iframe, frame, embed, link:not([rel~=stylesheet])";

type Markup = (typeof MARKUP)[number];

interface Data {
  type: string;
  data: unknown;
}

/**
 * Takes what runs or leads away out of each page before it is shown. The page's policy forbids all of it by itself:
 * this is for browsers that do not hand a policy on to pages made of a `blob:`.
 */
export function cleanPages(target: EventTarget): void {
  target.addEventListener("data", (event) => {
    const { detail } = event as CustomEvent<Data>;
    const type = MARKUP.find((markup) => markup === detail.type);
    if (type) detail.data = Promise.resolve(detail.data).then((data) => cleaned(String(data), type));
  });
}

export function cleaned(source: string, type: Markup): string {
  const page = new DOMParser().parseFromString(source, type);
  for (const element of page.querySelectorAll(RUNS)) element.remove();
  for (const element of page.querySelectorAll("*")) {
    for (const { name, value } of [...element.attributes]) {
      if (/^on/i.test(name) || /^\s*javascript:/i.test(value)) element.removeAttribute(name);
    }
  }
  return new XMLSerializer().serializeToString(page);
}
