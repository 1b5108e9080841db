// The library's types say that these files have a default export; they have the named one, as its whole has.
declare module "scorm-again/scorm12/min" {
  export { Scorm12API } from "scorm-again";
}
declare module "scorm-again/scorm2004/min" {
  export { Scorm2004API } from "scorm-again";
}
