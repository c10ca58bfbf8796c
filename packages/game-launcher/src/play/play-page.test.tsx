import { Language } from "@naluma/i18n/react";
// @vitest-environment jsdom
import { settled } from "@naluma/machine/clock.fake";
import { openSite } from "@naluma/site/settings.fake";
import { SiteContext, type Site } from "@naluma/site/use-site";
import { act, cleanup, render, screen } from "@testing-library/react";
import { Fragment, StrictMode, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeLauncher, koi } from "../runner/launch.runner.fake.ts";
import { LauncherContext } from "../runner/use-launcher-instance.ts";
import { words } from "../words.ts";
import type { ConnectionSlot } from "./host-slots.tsx";
import { PlayPage } from "./play-page.mobile.tsx";

const site: Site = {
  settings: { ...openSite, landscapeProviders: [koi.providerId] },
  template: "mobile",
  client: "mobile",
  currency: "USD",
};

beforeEach(() => words.load("en_US"));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.name = "";
  window.history.replaceState(null, "", "/");
});

/** /play on a phone, where games open in the page. */
function phone(Connection?: ConnectionSlot) {
  const fake = fakeLauncher({
    client: () => "mobile",
    ...(Connection ? { Connection } : {}),
    Balance: ({ children }) => children("$272.75"),
  });
  const goHome = vi.fn();
  window.history.replaceState(null, "", "/play");
  const page = (Mode: typeof StrictMode = Fragment) => (
    <Mode>
      <Suspense>
        <Language locale="en_US">
          <LauncherContext value={fake.launcher}>
            <SiteContext value={site}>
              <PlayPage goHome={goHome} />
            </SiteContext>
          </LauncherContext>
        </Language>
      </Suspense>
    </Mode>
  );
  const show = (Mode?: typeof StrictMode) => render(page(Mode));
  const start = async () => {
    fake.launcher.play(koi);
    await settled();
  };
  const arrive = () =>
    act(() =>
      fake.launcher.addressArrived({
        url: "https://game.example/run",
        launchId: "id-1",
        providerId: undefined,
        gameCode: undefined,
      }),
    );
  return { ...fake, goHome, page, show, start, arrive };
}

test("a direct visit without a running game goes home", () => {
  const { goHome, show } = phone();
  show();
  expect(goHome).toHaveBeenCalledOnce();
});

test("a game's window is kept, although its page learns where it is only after hydration", () => {
  window.name = "gameWindow";
  const { goHome, page } = phone();
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page());
  render(page(), { container, hydrate: true });
  expect(goHome).not.toHaveBeenCalled();
});

test("after a reload the page waits to learn whether its game continues, and goes home if it does not", async () => {
  const { launcher, local, clock, goHome, show } = phone();
  local.setItem("isPlay", "1");
  const over = launcher.endLeftover();
  show();
  expect(goHome).not.toHaveBeenCalled();
  await act(async () => {
    await clock.pass(300);
    await over;
  });
  expect(launcher.getState().at).toBe("quitting");
  act(() => launcher.loggedOut());
  expect(goHome).toHaveBeenCalledOnce();
});

test("a start shows its three steps, and cancel ends it", async () => {
  const { launcher, goHome, show, start } = phone();
  await start();
  show();
  expect(screen.getByRole("heading", { name: "Opening Jade Koi River" })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("Balance moved to Harbourline");
  act(() => screen.getByRole("button", { name: "Cancel and go back" }).click());
  expect(launcher.getState().at).toBe("quitting");
  expect(goHome).not.toHaveBeenCalled();
});

test("the game is framed without the right to navigate the page around it", async () => {
  const { show, start, arrive } = phone();
  await start();
  show();
  arrive();
  const frame = screen.getByTitle("Game: Jade Koi River");
  expect(frame.getAttribute("src")).toBe("https://game.example/run");
  expect(frame.getAttribute("sandbox")).toBe(
    "allow-scripts allow-same-origin allow-forms allow-popups",
  );
});

test("the bar names no amount: the game shows its own, and never before a round has been shown", async () => {
  const { show, start, arrive } = phone();
  await start();
  show();
  arrive();
  expect(screen.getByRole("banner").textContent).not.toMatch(/\d+\.\d\d|--/);
});

test.each([
  ["lost", "You’re offline"],
  ["returning", "Reconnecting"],
] as const)(
  "a connection that is %s is shown in the bar in place of the clock",
  async (notice, text) => {
    const { show, start, arrive } = phone(({ children }) => children(notice));
    await start();
    show();
    arrive();
    expect(screen.getByText(text).closest("output")).not.toBeNull();
    expect(screen.queryByRole("timer")).toBeNull();
  },
);

test("a healthy connection shows nothing, and the clock runs on", async () => {
  const { show, start, arrive } = phone(({ children }) => children(undefined));
  await start();
  show();
  arrive();
  expect(screen.getByRole("timer").textContent).toBe("0:00");
});

test("[LAUNCH-36] the loading overlay closes 400 ms after the game has loaded", async () => {
  const { show, start, arrive } = phone();
  await start();
  vi.useFakeTimers();
  show();
  arrive();
  act(() => void vi.advanceTimersByTime(399));
  expect(screen.queryByRole("list")).not.toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByRole("list")).toBeNull();
});

test("a game made for a wide screen asks to turn the phone once, and only after it has loaded", async () => {
  const { show, start, arrive } = phone();
  const hint = () => screen.queryByText("This game is played in landscape. Rotate your phone.");
  await start();
  vi.useFakeTimers();
  show();
  expect(hint()).toBeNull();
  arrive();
  act(() => void vi.advanceTimersByTime(400));
  expect(hint()).not.toBeNull();
  act(() => screen.getByRole("button", { name: "Close" }).click());
  expect(hint()).toBeNull();
});

test("leaving the page quits the game", async () => {
  const { launcher, show, start, arrive } = phone();
  await start();
  const { unmount } = show();
  arrive();
  window.history.replaceState(null, "", "/");
  unmount();
  expect(launcher.getState().at).toBe("quitting");
});

test("a page that React mounts twice in development keeps its game", async () => {
  const { launcher, show, start } = phone();
  await start();
  show(StrictMode);
  expect(launcher.getState().at).toBe("starting");
  expect(screen.getByRole("heading", { name: "Opening Jade Koi River" })).toBeTruthy();
});

test("a game in a window of its own is not framed here as well", async () => {
  const { goHome } = phone();
  const desktop = fakeLauncher();
  desktop.launcher.play(koi);
  await settled();
  render(
    <Language locale="en_US">
      <LauncherContext value={desktop.launcher}>
        <SiteContext value={site}>
          <PlayPage goHome={goHome} />
        </SiteContext>
      </LauncherContext>
    </Language>,
  );
  expect(goHome).toHaveBeenCalledOnce();
  expect(screen.queryByText("Opening Jade Koi River")).toBeNull();
});
