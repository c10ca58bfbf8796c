export type { Question } from "./confirm-dialog.tsx";
export { Confirms } from "./confirms.tsx";
export { askConfirm, askPrompt, createQuestions, type Questions } from "./questions.ts";
