export { ErrorScreen } from "../error-screen/error-screen.tsx";
export { clientMiddleware, Layout, loader, meta, middleware, shouldRevalidate } from "./root.ts";
