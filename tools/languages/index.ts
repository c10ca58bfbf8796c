export { drafts } from "./drafts.ts";
export { scriptOf } from "./script.ts";
