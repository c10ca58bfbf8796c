import { accessibleOn } from "./support/accessibility.ts";

accessibleOn("mobile");
