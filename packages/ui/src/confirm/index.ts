export { askConfirm, type Question } from "./confirmations.ts";
export { Confirms } from "./confirms.tsx";
