export { askConfirm, type Question } from "./confirmations.tsx";
export { Confirms } from "./confirms.tsx";
export { askView } from "./questions.tsx";
