export { laterSheet, setLaterSheet } from "./later-sheet.ts";
export { lazyView, type LazyView } from "./lazy-view.tsx";
export { codeLost, loadModule } from "./load-module.ts";
