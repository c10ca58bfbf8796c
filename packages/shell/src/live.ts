/** What a page starts right after its first paint, all in one file: real time, what watches the page, its notices. */
export { watch } from "./document/after-hydration.ts";
export { default as ConnectionLine } from "./layout/connection-line.tsx";
export { default as LateDialogs } from "./layout/late-dialogs.tsx";
export { startLive } from "./live/start-live.ts";
export { readSiteDetail } from "./site-detail/read-site-detail.ts";
