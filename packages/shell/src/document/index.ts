export { RootError } from "../error-screen/root-error.tsx";
export { clientMiddleware, Layout, loader, meta, middleware, shouldRevalidate } from "./root.ts";
