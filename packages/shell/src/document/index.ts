export { RootError } from "./error-screen/root-error.tsx";
export { clientMiddleware, Layout, loader, meta, shouldRevalidate } from "./root.ts";
export { middleware } from "../page/routing/redirects.ts";
