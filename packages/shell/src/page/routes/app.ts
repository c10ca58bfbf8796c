export { AppPage as default } from "@naluma/content";
export { contentLoader as loader } from "./content.loaders.ts";
export { clientLoader } from "../routing/client-loader.ts";
