import type { RealityCheck } from "@naluma/member/reality-check";
import { loadModule } from "@naluma/ui/load-module";
import { useEffect } from "react";
import type { App } from "../../page/app/app.ts";
import { useApp } from "../../page/app/use-app.ts";

async function load(app: App): Promise<RealityCheck> {
  const { realityCheckOf } = await loadModule(() => import("./reality-check-of.ts"), {
    untilLoaded: true,
  });
  return realityCheckOf(app, window);
}

/** For parts that only render in the browser. */
export function useRealityCheck(): Pick<RealityCheck, "choose"> {
  const app = useApp();
  return { choose: async () => (await load(app)).choose() };
}

/** Makes the reality check count the session, for a page that shows it to its member. */
export function useCountedSession(): void {
  const app = useApp();
  useEffect(() => void load(app), [app]);
}
