export { laterSheet, setLaterSheet } from "./later-sheet.ts";
export { lazyView, type LazyView } from "./lazy-view.tsx";
export { codeGone, codeLost, loadModule, type LostPage } from "./load-module.ts";
