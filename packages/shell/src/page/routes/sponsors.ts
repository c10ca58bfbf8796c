export { SponsorsPage as default } from "@naluma/content";
export { sponsorsLoader as loader } from "./page-loader.ts";
export { clientLoader } from "../routing/client-loader.ts";
