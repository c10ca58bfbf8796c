export { askView } from "./ask-view.tsx";
export { askConfirm, type Question } from "./confirmations.ts";
export { Confirms } from "./confirms.tsx";
