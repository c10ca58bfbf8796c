export type { Question } from "./confirm-dialog.tsx";
export { askConfirm } from "./confirmations.tsx";
export { Confirms } from "./confirms.tsx";
export { askView } from "./questions.tsx";
