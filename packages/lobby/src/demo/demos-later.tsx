import { lazyView } from "@naluma/ui/later";

/** Where demos appear, as soon as what comes after the first paint is here. */
export const Demos = lazyView(async () => ({ default: (await import("../live.ts")).Demos }));
