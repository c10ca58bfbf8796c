import { accessibleOn } from "./support/accessibility.ts";

accessibleOn("desktop");
