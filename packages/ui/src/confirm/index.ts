export { askConfirm, askView, type Question } from "./confirmations.ts";
export { Confirms } from "./confirms.tsx";
export type { Turn } from "./questions.ts";
