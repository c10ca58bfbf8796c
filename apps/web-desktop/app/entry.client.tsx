import { hydrate } from "@naluma/shell/frame/client";
import { catalogues } from "./catalogues.ts";

await hydrate(catalogues);
