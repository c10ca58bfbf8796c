// @vitest-environment jsdom
import type { Launcher } from "@naluma/game-launcher";
import type { CatalogueGame } from "@naluma/lobby";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext } from "@naluma/site/use-site";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { fakeLive } from "./app.fake.ts";
import { createApp } from "./app.ts";
import { liveAtom } from "./live.ts";
import { AppContext, usePlay } from "./use-app.ts";

const site = {
  settings: openSite,
  template: "desktop",
  client: "desktop",
  currency: "USD",
} as const;
const koi = { gameCode: "JL-049", customized: false } as CatalogueGame; // Only passed through.

let root: Root;
afterEach(() => {
  root.unmount();
  play.mockClear();
});

const page = () => {
  const app = createApp(
    { ...site, locale: "en_US", releaseId: "1" },
    window,
    async () => (begun) => fakeLive(begun, { play }),
  );
  const Tile = () => {
    const play = usePlay();
    return (
      <button type="button" onClick={() => play(koi, "Jade Koi River", "Jadewater")}>
        Play
      </button>
    );
  };
  const container = document.createElement("div");
  document.body.append(container);
  root = createRoot(container);
  flushSync(() =>
    root.render(
      <AppContext value={app}>
        <SiteContext value={site}>
          <Tile />
        </SiteContext>
      </AppContext>,
    ),
  );
  return { app, press: () => container.querySelector("button")?.click() };
};

const play = vi.fn<Launcher["play"]>();
const wanted = { ...koi, name: "Jade Koi River", providerName: "Jadewater" };

test("a game starts inside the click, as a browser opens no window after it", () => {
  const { app, press } = page();
  app.store.set(liveAtom, fakeLive(app, { play }));
  press();
  expect(play.mock.calls).toEqual([[wanted]]);
});

test("a game pressed before the launcher has loaded starts once, when it has", async () => {
  const { press } = page();
  press();
  expect(play).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(play.mock.calls).toEqual([[wanted]]));
});
