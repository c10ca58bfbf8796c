export { QuestionsPage as default } from "@naluma/content";
export { questionsLoader as loader } from "./loaders.ts";
export { clientLoader } from "../routing/client-loader.ts";
