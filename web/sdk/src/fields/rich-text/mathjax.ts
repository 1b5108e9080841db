/** The part of MathJax 2.7 that is used here. */
interface MathJaxHub {
  Queue(...steps: readonly unknown[]): void;
  readonly Register: {
    MessageHook(signal: string, hear: (message: readonly unknown[]) => void): void;
  };
}

declare global {
  interface Window {
    MathJax?: { Hub?: MathJaxHub } | Readonly<Record<string, unknown>>;
  }
}

const ROOT = `${import.meta.env.BASE_URL}assets/mathjax-2.7.7`;
const CONFIGURATION = {
  root: ROOT,
  jax: ["input/TeX", "output/SVG"],
  extensions: ["Safe.js"],
  TeX: { extensions: ["AMSmath.js", "AMSsymbols.js"], MAXMACROS: 200, MAXBUFFER: 20_000 },
  SVG: { font: "TeX" },
  skipStartupTypeset: true,
  showMathMenu: false,
  showProcessingMessages: false,
  messageStyle: "none",
};

let loading: Promise<MathJaxHub> | null = null;
/** Formulas that are no TeX, by the element that holds their source. */
const broken = new WeakSet<object>();

/** Fetches MathJax once; a fetch that failed may be tried again. */
function load(): Promise<MathJaxHub> {
  loading ??= new Promise<MathJaxHub>((resolve, reject) => {
    window.MathJax = CONFIGURATION;
    const script = document.createElement("script");
    script.src = `${ROOT}/MathJax.js`;
    script.onerror = () => {
      loading = null;
      script.remove();
      reject(new Error("MathJax could not be fetched"));
    };
    script.onload = () => {
      const { Hub } = window.MathJax as { Hub: MathJaxHub };
      // The source is the last thing that the message names.
      Hub.Register.MessageHook("TeX Jax - parse error", (message) => broken.add(message.at(-1) as object));
      Hub.Queue(() => resolve(Hub));
    };
    document.head.append(script);
  });
  return loading;
}

/** Draws a formula into an empty element. Answers whether it is one. Raises Error where MathJax cannot be fetched. */
export async function drawByMathJax(formula: string, element: HTMLElement): Promise<boolean> {
  const hub = await load();
  const source = document.createElement("script");
  source.type = "math/tex";
  source.text = formula;
  element.replaceChildren(source);
  await new Promise<void>((resolve) => hub.Queue(["Typeset", hub, element], resolve));
  element.setAttribute("role", "math");
  element.setAttribute("aria-label", formula);
  return !broken.has(source);
}
