// @vitest-environment jsdom
import type { Launcher } from "@naluma/game-launcher";
import { type Demo, wantedDemoAtom } from "@naluma/lobby";
import type { NamedGame } from "@naluma/site/game";
import { openSite } from "@naluma/site/settings.fake";
import { localKeys } from "@naluma/site/stored";
import { Toaster } from "@naluma/ui/toast";
import { Provider } from "jotai";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { createApp } from "../app/app.ts";
import { wantedGameAtom } from "../app/live-atom.ts";
import { words } from "../words.ts";
import { launcherOnDemand } from "./launcher-on-demand.ts";

const appHere = () =>
  createApp(
    { settings: openSite, template: "desktop", locale: "en_US", currency: "USD", releaseId: "1" },
    window,
  );
const launcher = {} as Launcher; // only handed on
const koi = { gameCode: "JL-049" } as NamedGame; // only kept
const fox = { name: "Midnight Fox" } as Demo; // only kept
const fetching = () => vi.fn<() => Promise<Launcher>>(() => Promise.resolve(launcher));
const anna = { memberId: 8, account: "anna", currency: "USD", token: "s2.b" } as const;
const press = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each(["pointerover", "pointerdown", "focusin", "keydown"])(
  "a visitor's launcher comes once, with the first %s",
  async (sign) => {
    const start = fetching();
    const bring = launcherOnDemand(appHere(), start);
    expect(start).not.toHaveBeenCalled();
    press(sign);
    press(sign);
    expect(start).toHaveBeenCalledOnce();
    expect(await bring()).toBe(launcher);
    expect(start).toHaveBeenCalledOnce();
  },
);

test("a member's launcher comes at once, and with a login", () => {
  const app = appHere();
  const start = fetching();
  launcherOnDemand(app, start);
  app.session.signIn(anna);
  expect(start).toHaveBeenCalledOnce();

  const again = fetching();
  launcherOnDemand(app, again);
  expect(again).toHaveBeenCalledOnce();
});

test("a game that an earlier page left open is looked after at once", () => {
  localStorage.setItem(localKeys.isPlay, "1");
  const start = fetching();
  launcherOnDemand(appHere(), start);
  expect(start).toHaveBeenCalledOnce();
});

test("a press that came before all this is heeded", () => {
  const app = appHere();
  app.store.set(wantedGameAtom, koi);
  const start = fetching();
  launcherOnDemand(app, start);
  expect(start).toHaveBeenCalledOnce();
});

test("a demo that somebody wants brings the launcher, which says whether it may begin", () => {
  const app = appHere();
  const start = fetching();
  launcherOnDemand(app, start);
  app.store.set(wantedDemoAtom, fox);
  expect(start).toHaveBeenCalledOnce();
});

test("a press is told that the game cannot be started now, and the next one tries again", async () => {
  await words.load("en_US");
  const app = appHere();
  const start = fetching().mockRejectedValueOnce(new Error("no network"));
  launcherOnDemand(app, start);
  app.store.set(wantedGameAtom, koi);
  await vi.waitFor(() => expect(app.store.get(wantedGameAtom)).toBeUndefined());
  const container = document.createElement("div");
  const root = createRoot(container);
  root.render(
    <Provider store={app.store}>
      <Toaster label="Notices" dismissLabel="Dismiss" repeated={String} />
    </Provider>,
  );
  await vi.waitFor(() => expect(container.textContent).toContain("We couldn’t reach the site."));
  root.unmount();

  app.store.set(wantedGameAtom, koi);
  expect(start).toHaveBeenCalledTimes(2);
});
