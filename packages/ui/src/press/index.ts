export { isPlainPress } from "./is-plain-press.ts";
