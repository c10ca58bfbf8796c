export { AppPage as default } from "@naluma/content";
export { contentLoader as loader } from "./page-loader.ts";
export { clientLoader } from "../routing/client-loader.ts";
