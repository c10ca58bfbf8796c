export { AppPage as default } from "@naluma/content";
export { contentLoader as loader } from "./loaders.ts";
export { clientLoader } from "../routing/client-loader.ts";
