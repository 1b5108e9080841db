// Runs before the first paint: language and colours as they were last time, so that nothing flashes.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const chosen = read("estante-color-scheme");
  const dark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.mantineColorScheme = dark ? "dark" : "light";
  root.style.colorScheme = dark ? "dark" : "light";
  let look = null;
  try {
    look = JSON.parse(read("estante-look") ?? "null");
  } catch {
    // What something else wrote there is of no use.
  }
  if (!look) return;
  root.lang = look.language ?? root.lang;
  document.title = look.title ?? document.title;
  root.style.background = (dark ? look.dark : look.light) ?? "";
})();
