import type { LoadedPage } from "@naluma/shell";
import { questionsLoader } from "@naluma/shell/server";
import type { Route } from "./+types/faq";

export { QuestionsPage as default } from "@naluma/content";

export const loader = ({ context }: Route.LoaderArgs) => questionsLoader(context);

export const clientLoader = (): LoadedPage => ({ state: undefined });
