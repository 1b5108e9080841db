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
  const readJson = (key) => {
    try {
      return JSON.parse(read(key) ?? "null");
    } catch {
      // What something else wrote there is of no use.
      return null;
    }
  };
  // The page's shape before any code is there; sign-in has one of its own, and some plugins' pages.
  const frameless = ["auth", "recover", "logout"].concat(readJson("estante-frameless") ?? []);
  const frameOf = (path) => (frameless.includes(path.split("/")[1]) ? "none" : "sheet");
  const chosen = read("estante-color-scheme");
  const dark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.mantineColorScheme = dark ? "dark" : "light";
  root.style.colorScheme = dark ? "dark" : "light";
  if (read("auth") !== null || tabRead("auth") !== null) root.dataset.early = frameOf(location.pathname);
  if (read("estante-side-bar-folded") === "true" || innerWidth < 1200) root.dataset.earlyFolded = "";
  const look = readJson("estante-look");
  if (!look) return;
  root.lang = look.language ?? root.lang;
  document.title = look.title ?? document.title;
  root.style.background = (dark ? look.dark : look.light) ?? "";
})();
