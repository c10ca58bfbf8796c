import { late } from "@naluma/ui/later";

const demos = late(() => import("./demos.tsx"));

/** Where demos appear, as soon as what comes after the first paint is here. */
export const Demos = demos.View;
