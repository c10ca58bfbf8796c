export { Language } from "./language.tsx";
export { useUserMessage } from "./use-user-message.ts";
export { useLocale, useWords, type Translate, type Values } from "./use-words.ts";
