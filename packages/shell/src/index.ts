export { AppProvider } from "./app/app-provider.tsx";
export { words } from "./words.ts";
