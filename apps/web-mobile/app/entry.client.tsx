import { hydrate } from "@naluma/shell/document/client";
import { catalogues } from "./catalogues.ts";
import laterSheet from "./later.css?url";

void hydrate(catalogues, laterSheet);
