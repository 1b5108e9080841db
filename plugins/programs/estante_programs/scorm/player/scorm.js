// Tells the LMS around the page how far its reader is (SCORM 1.2, RTE 3). Without an LMS it does nothing.
"use strict";
(() => {
  const FARTHEST = 12;
  const DONE = ["completed", "passed"];
  const end = document.getElementById("end");
  const button = end.querySelector("button");
  const said = end.querySelector("[role=status]");
  let api = null;
  let since = 0;

  // The API is a property of a window around this one, or of one that opened it. Others may not be looked into.
  const apiAround = (start) => {
    let around = start;
    for (let steps = 0; around && steps < FARTHEST; steps += 1) {
      try {
        if (around.API) return around.API;
      } catch {
        // The window of another site: the API may be farther out.
      }
      if (around === around.parent) return null;
      around = around.parent;
    }
    return null;
  };

  const openerOf = (start) => {
    try {
      return start.opener;
    } catch {
      return null;
    }
  };

  const apiOf = () =>
    apiAround(window) ?? apiAround(openerOf(window)) ?? apiAround(openerOf(window.top));

  // An LMS that throws is one that did not hear.
  const call = (name, ...values) => {
    try {
      return String(api[name](...values));
    } catch {
      return "";
    }
  };

  const status = () => call("LMSGetValue", "cmi.core.lesson_status");

  // HHHH:MM:SS.SS
  const timeSpent = () => {
    const seconds = (Date.now() - since) / 1000;
    const two = (number) => String(Math.floor(number)).padStart(2, "0");
    const hours = String(Math.min(9999, Math.floor(seconds / 3600))).padStart(4, "0");
    const rest = Math.floor((seconds % 60) * 100) / 100;
    return `${hours}:${two((seconds / 60) % 60)}:${rest.toFixed(2).padStart(5, "0")}`;
  };

  const say = (isDone) => {
    said.textContent = isDone ? end.dataset.done : end.dataset.failed;
    button.hidden = isDone;
  };

  const begin = () => {
    api = apiOf();
    if (!api || call("LMSInitialize", "") !== "true") {
      api = null;
      return;
    }
    since = Date.now();
    end.hidden = false;
    if (DONE.includes(status())) {
      say(true);
      return;
    }
    call("LMSSetValue", "cmi.core.lesson_status", "incomplete");
    call("LMSCommit", "");
  };

  const complete = () => {
    const isKept = call("LMSSetValue", "cmi.core.lesson_status", "completed") === "true";
    say(isKept && call("LMSCommit", "") === "true");
  };

  // A page that is hidden may never come back; one that leaves says so once.
  const keepTime = () => {
    if (!api) return;
    call("LMSSetValue", "cmi.core.session_time", timeSpent());
    call("LMSCommit", "");
  };

  const leave = () => {
    keepTime();
    if (api) call("LMSFinish", "");
    api = null;
  };

  button.addEventListener("click", complete);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") keepTime();
  });
  window.addEventListener("pagehide", leave);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) begin();
  });
  begin();
})();
