import { hydrate } from "@naluma/shell/frame/client";
import { catalogues } from "./catalogues.ts";
import laterSheet from "./later.css?url";

await hydrate(catalogues, laterSheet);
