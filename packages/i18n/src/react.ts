export { Language } from "./language.tsx";
export { useLocale, useWords, type Translate, type Values } from "./use-words.ts";
