"""What a package's page may try against the people who open it and their school: each says how far it came.

A behaviour leaves `window.outcome`: what it tried, and `no` or what came of it.
"""

TRYING = """
if (rte.found) rte.start();
const app = [...location.ancestorOrigins].at(-1) || "";
const tries = {};
const trying = async (name, one) => {
  try { tries[name] = String((await one()) ?? "done"); } catch (refused) { tries[name] = "no"; }
};
"""
HOSTILE = {
    # Enough for any header of the application to be refused, for every name that could reach it.
    "fills the jar": TRYING
    + """
const names = new Set([""]);
for (const host of [location.hostname, app && new URL(app).hostname]) {
  const labels = (host || "").split(".");
  labels.forEach((_, from) => names.add(labels.slice(from).join(".")));
}
for (const name of names)
  for (const more of ["", "; samesite=none; secure", "; samesite=none; secure; partitioned"])
    for (let n = 0; n < 150; n++)
      document.cookie = `c${n}=${"x".repeat(4000)}; path=/; max-age=31536000`
        + (name && `; domain=${name}`) + more;
document.cookie = "core-last-location=/trap; path=/; domain=localhost";
window.outcome = document.cookie.length;
""",
    "goes for the application": TRYING
    + """
(async () => {
  await trying("read the application's storage", () => top.localStorage.length);
  await trying("read the application's page", () => top.document.title);
  await trying("move the window", () => { top.location.href = location.href; });
  await trying("call the application", () => fetch(app + "/api/organization").then((one) => one.status));
  await trying("call the outside", () => fetch("https://example.org/").then((one) => one.status));
  await trying("show a picture from outside", () => new Promise((well, ill) => {
    const picture = new Image(); picture.onload = well; picture.onerror = ill;
    picture.src = "https://example.org/x.png"; }));
  await trying("frame the application", () => new Promise((well, ill) => {
    addEventListener("securitypolicyviolation", ill, { once: true });
    const frame = document.createElement("iframe"); frame.onload = well; frame.src = app;
    document.body.append(frame); }));
  await trying("stay by a worker", () => navigator.serviceWorker.register("p1.html"));
  await trying("open a window", () => { if (!open("about:blank")) throw new Error(); });
  window.outcome = tries;
})();
""",
    "cries for help": TRYING
    + """
// The player's page is of the same origin: whoever takes its port speaks in its name.
const { port1, port2 } = new MessageChannel();
for (let n = 0; n < 300; n++) {
  for (const type of ["missing", "storing"])
    parent.parent.postMessage({ type, href: "x", state: "refused" }, "*", n ? [] : [port2]);
  port1.postMessage({ type: "missing", href: "x" });
}
window.outcome = "cried";
""",
}
