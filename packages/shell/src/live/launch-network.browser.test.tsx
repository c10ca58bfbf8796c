import type { Answers } from "@naluma/api-client/wire-platform.fake";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { connection, memberChannel, openAsMember } from "../testing/open-as-member.ts";
import type { OpenedSite } from "../testing/open-site.tsx";
import { openedWindow } from "../testing/opened-window.ts";
import { gameOrigin, inWindows, launch, leaveCall, playCall, quitButton } from "../testing/play.ts";

const checkFrame = "/check_iframe";
const address = `${gameOrigin}/run?ticket=0c9f`;

const openLobby = (answers: Answers = {}, host: "desktop" | "mobile" = "desktop") =>
  openAsMember("/", { host, answers, settings: inWindows });

const press = () => page.getByRole("button", { name: "Play Golden Harvest" }).first().click();
const asked = (site: OpenedSite, path: string) => () => site.calls(path).length;
const say = (site: OpenedSite, launch_id?: string) =>
  site.socket.say(memberChannel, "game.url", { url: address, ...(launch_id && { launch_id }) });

async function lose(site: OpenedSite): Promise<void> {
  site.socket.cut();
  await expect.poll(connection).toBe("reconnecting");
}

async function comeBack(site: OpenedSite): Promise<void> {
  site.socket.restore();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(connection).toBe("connected");
}

async function startGame(site: OpenedSite) {
  const opened = openedWindow();
  await press();
  await expect.poll(asked(site, playCall)).toBe(1);
  say(site);
  await expect.poll(launch).toBe("playing");
  return opened;
}

/** Cuts the live connection at a particular moment of a launch. */
const moments: readonly [string, (site: OpenedSite) => Promise<void>][] = [
  [
    "before the press",
    async (site) => {
      site.stopClock();
      await lose(site);
      await press();
      await expect.poll(launch).toBe("starting");
      expect(site.calls(playCall)).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(2_000);
      await expect.poll(asked(site, playCall)).toBe(1);
    },
  ],
  [
    "while the call is on its way",
    async (site) => {
      const answer = Promise.withResolvers<undefined>();
      site.answer({ [playCall]: () => answer.promise });
      await press();
      await expect.poll(asked(site, playCall)).toBe(1);
      await lose(site);
      answer.resolve(undefined);
    },
  ],
  [
    "while its address is on its way",
    async (site) => {
      await press();
      await expect.poll(asked(site, playCall)).toBe(1);
      await lose(site);
    },
  ],
];

test.each(moments)(
  "a start that loses real time %s is asked for again under its id, and opens when it is back",
  async (_, loseAt) => {
    const site = await openLobby();
    const opened = openedWindow();
    await loseAt(site);
    await comeBack(site);
    expect(launch()).toBe("starting");
    await vi.advanceTimersByTimeAsync(8_000);
    await expect.poll(asked(site, playCall)).toBe(2);
    const ids = site.calls(playCall).map(({ headers }) => headers.get("idempotency-key"));
    expect(new Set(ids).size).toBe(1);
    say(site, ids[0] ?? "");
    await expect.poll(launch).toBe("playing");
    expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(address);
  },
);

test("calls that hang end the start after half a minute, and the game is left", async () => {
  const site = await openLobby({ [playCall]: () => new Promise(() => undefined) });
  const opened = openedWindow();
  site.stopClock();
  await press();
  await expect.poll(asked(site, playCall)).toBe(1);
  const failed = page.getByText(/Couldn’t start the game/).first();
  await vi.advanceTimersByTimeAsync(25_000);
  expect([launch(), failed.query()]).toEqual(["starting", null]);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.element(failed).toBeVisible();
  expect(opened.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.poll(launch).toBe("idle");
  expect(site.calls(leaveCall)).toHaveLength(1);
});

test("an address that arrives twice, late, or for another start changes nothing", async () => {
  const site = await openLobby();
  const opened = await startGame(site);
  for (const launchId of ["an-older-start-1", "an-older-start-2", undefined]) say(site, launchId);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(launch()).toBe("playing");
  expect(opened.closed).toBe(false);
  expect(opened.location.replace).toHaveBeenCalledOnce();
  expect([asked(site, playCall)(), asked(site, leaveCall)()]).toEqual([1, 0]);
});

test("a window closed by the player before play is called costs nothing", async () => {
  const site = await openLobby();
  site.stopClock();
  await lose(site);
  const opened = openedWindow();
  await press();
  await expect.poll(launch).toBe("starting");
  opened.close();
  await vi.advanceTimersByTimeAsync(600);
  await expect.poll(launch).toBe("idle");
  await vi.advanceTimersByTimeAsync(3_000);
  expect([asked(site, playCall)(), asked(site, leaveCall)()]).toEqual([0, 0]);
});

test("losing real time while a game quits does not prevent the quit, and the wallet is read", async () => {
  const left = Promise.withResolvers<undefined>();
  const site = await openLobby({ [leaveCall]: () => left.promise });
  await startGame(site);
  await quitButton.click();
  await expect.poll(launch).toBe("quitting");
  await lose(site);
  const read = asked(site, "/member/profile/my_cash");
  const before = read();
  left.resolve(undefined);
  await expect.poll(launch).toBe("idle");
  await expect.poll(read).toBeGreaterThan(before);
});

test("on a phone real time lost during the framing question is shown in the bar", async () => {
  const frame = Promise.withResolvers<undefined>();
  const site = await openLobby({ [checkFrame]: () => frame.promise }, "mobile");
  await press();
  await expect.poll(asked(site, playCall)).toBe(1);
  say(site);
  await expect.poll(asked(site, checkFrame)).toBe(1);
  await lose(site);
  frame.resolve(undefined);
  await expect.poll(launch).toBe("playing");
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(page.getByText("Reconnecting", { exact: true })).toBeVisible();
  await comeBack(site);
  await expect.element(page.getByRole("timer", { name: "Time in this game" })).toBeVisible();
  expect(site.calls(playCall)).toHaveLength(1);
});

test.each([
  ["play is on its way", playCall],
  ["it is asked whether the game may be framed", checkFrame],
])("on a phone going back while %s ends the start: it is left, once", async (_, path) => {
  const answer = Promise.withResolvers<undefined>();
  const site = await openLobby({ [path]: () => answer.promise }, "mobile");
  await press();
  await expect.poll(asked(site, playCall)).toBe(1);
  say(site);
  await expect.poll(asked(site, path)).toBe(1);
  await expect.poll(() => location.pathname).toBe("/play");
  history.back();
  await expect.poll(launch).toBe("quitting");
  answer.resolve(undefined);
  await expect.poll(launch).toBe("idle");
  expect(location.pathname).toBe("/");
  expect([asked(site, playCall)(), asked(site, leaveCall)()]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([launch(), location.pathname]).toEqual(["idle", "/"]);
});

test("where games take the tab the lobby shows how far a start is, and cancel ends it", async () => {
  const site = await openAsMember("/", {
    settings: {
      gameOrigins: [gameOrigin],
      openTypes: { desktop: "redirect", mobile: "redirect", app: "redirect", byProvider: {} },
    },
    answers: { [playCall]: () => new Promise(() => undefined) },
  });
  await press();
  const dialog = page.getByRole("dialog", { name: "Golden Harvest" });
  await expect
    .element(dialog.getByRole("heading", { name: "Opening Golden Harvest" }))
    .toBeVisible();
  await dialog.getByRole("button", { name: "Cancel and go back" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.poll(launch).toBe("idle");
  expect(site.left).toEqual([]);
});
