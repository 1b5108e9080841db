// Runs before the first paint: language, colours and the frame as they were last time, so that nothing flashes.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const tabRead = (key) => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  };
  // The page's shape before any code is there; doors and the viewer have one of their own.
  const frameOf = (path) => (/^\/(auth|recover|logout|viewer|public-viewer)\b/.test(path) ? "none" : "sheet");
  const chosen = read("estante-color-scheme");
  const dark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.mantineColorScheme = dark ? "dark" : "light";
  root.style.colorScheme = dark ? "dark" : "light";
  if (read("auth") !== null || tabRead("auth") !== null) root.dataset.early = frameOf(location.pathname);
  if (read("estante-side-bar-folded") === "true" || innerWidth < 1200) root.dataset.earlyFolded = "";
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
