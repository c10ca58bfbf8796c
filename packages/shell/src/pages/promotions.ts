export { PromotionsPage as default } from "@naluma/content";
export { promotionsLoader as loader } from "./content.loaders.ts";
export { clientLoader } from "../routing/client-loader.ts";
