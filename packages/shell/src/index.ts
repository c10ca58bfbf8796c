export { AppProvider } from "./app/app-provider.tsx";
export { AuthCallbackPage } from "./pages/auth-callback.tsx";
export { ContentPage } from "./pages/content.tsx";
export { ClosePage } from "./pages/close.tsx";
export type { HomeData } from "./pages/home.loader.ts";
export type { LoadedPage } from "./pages/page-loader.ts";
export { words } from "./words.ts";
