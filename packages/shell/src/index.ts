export { AppProvider } from "./app/app-provider.tsx";
export { ClosePage } from "./pages/close.tsx";
export type { HomeData } from "./pages/home.loader.ts";
export { words } from "./words.ts";
