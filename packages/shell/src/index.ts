export { AppProvider } from "./page/app/app-provider.tsx";
export { words } from "./words.ts";
