export { SponsorsPage as default } from "@naluma/content";
export { sponsorsLoader as loader } from "./loaders.ts";
export { clientLoader } from "../routing/client-loader.ts";
