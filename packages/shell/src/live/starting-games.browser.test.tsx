import { ownMoney } from "@naluma/site/settings.fake";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { games } from "../testing/games.fake.ts";
import { openSite } from "../testing/open-site.tsx";
import { openedWindow } from "../testing/opened-window.ts";
import {
  gameOrigin,
  inDialogs,
  inWindows,
  launch,
  leaveCall,
  playCall,
  pressPlay,
  quitButton,
  sendAddress,
  startGame,
  toast,
} from "../testing/play.ts";

const hosts = ["desktop", "mobile"] as const;
const never = () => new Promise<never>(() => undefined);

/** A member's lobby on a site whose games open inside the page: on desktop in a dialog. */
const openLobby = (host: (typeof hosts)[number], answers = {}) =>
  openSite("/", { host, member: true, settings: inDialogs, answers: { ...games, ...answers } });

/** The lobby of a member with an account in this currency, on a site whose file describes others than the twelve. */
const openLobbyIn = (currency: string) =>
  openSite("/", {
    member: true,
    currency: "EUR",
    stored: { currency },
    settings: { ...inDialogs, ...ownMoney },
    answers: {
      ...games,
      "/v2/get_jackpot": { data: { jackpot_amount_total: "1234567890.23" } },
    },
  });

const question = page.getByRole("alertdialog");
const frame = () => document.querySelector("iframe");

test.each(hosts)(
  "[LAUNCH-06] [LAUNCH-07] [UI-10] a visitor of %s who wants to play is asked to log in, and no game starts",
  async (host) => {
    const site = await openSite("/", { host, answers: games });
    await pressPlay();
    await expect.element(question).toMatchTextContent("Log in to play Midnight Fox");
    await userEvent.keyboard("{Escape}");
    await expect.element(question).toBeVisible();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(page.getByLabelText("Username").query()).toBeNull();

    await pressPlay();
    await question.getByRole("button", { name: "Log in" }).click();
    await expect.element(page.getByLabelText("Username")).toBeVisible();
    expect(question.query()).toBeNull();
    expect(site.calls(playCall)).toEqual([]);
  },
);

test("[LAUNCH-11] a game opens in a dialog, which shows the start's progress before play is answered", async () => {
  const answered = Promise.withResolvers<void>();
  const site = await openLobby("desktop", {
    [playCall]: () => answered.promise.then(() => undefined),
  });
  await pressPlay();
  const dialog = page.getByRole("dialog", { name: "Midnight Fox" });
  await expect.element(dialog.getByRole("heading", { name: "Opening Midnight Fox" })).toBeVisible();
  expect(dialog.getByRole("listitem").elements()).toHaveLength(3);
  expect(launch()).toBe("starting");
  answered.resolve();
  await sendAddress(site);
  await expect.poll(launch).toBe("playing");
  expect(frame()?.getAttribute("src")).toBe(`${gameOrigin}/run`);
  expect(frame()?.getAttribute("sandbox")).toBe(
    "allow-scripts allow-same-origin allow-forms allow-popups",
  );
  expect(site.calls("/check_iframe")).toHaveLength(1);
  await expect
    .element(dialog.getByRole("timer", { name: "Time in this game" }))
    .toMatchTextContent(/^\d+:\d\d$/);
  for (const name of ["Quit game", "Full screen"])
    await expect.element(dialog.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  expect(dialog.element().textContent).not.toContain("$");
});

test("[LAUNCH-12] [ROUTE-17] on a phone a game opens in the page at /play, below the player's bar", async () => {
  const site = await openLobby("mobile");
  await startGame(site);
  await expect.poll(() => location.pathname).toBe("/play");
  await expect.poll(() => frame()?.getAttribute("src")).toBe(`${gameOrigin}/run`);
  const bar = quitButton.element().closest("header")?.getBoundingClientRect();
  expect(bar?.height).toBe(60);
  expect(frame()?.getBoundingClientRect().top).toBe(bar?.bottom);
});

test.each([
  ["EUR", /^€[\d,]+\.\d\d$/, "23"],
  ["CLP", /^\$[\d,]+$/, ""],
  ["GLD", /^⊙[\d,]+\.\d$/, "2"],
])(
  "a member plays in %s, which only the site's file describes",
  async (currency, balance, decimals) => {
    const site = await openLobbyIn(currency);
    await expect.element(page.getByRole("banner").getByText(balance)).toBeVisible();
    const jackpot = () => document.querySelector(".jackpot .jackpot-digits")?.textContent;
    await expect.poll(() => jackpot()?.replace(/\D/g, "")).toBe(`1234567890${decimals}`);
    await startGame(site);
    const joined = site.socket.joined();
    for (const channel of ["web_api", "private-member", "presence-member"])
      expect(joined).toContain(`${channel}.${currency}`);
    const asked = site.calls().flatMap(({ body }): unknown => Object(body)["currency"] ?? []);
    expect(new Set(asked)).toEqual(new Set([currency]));
  },
);

test("a member whose currency nobody describes sees its code and plays, and the operator is told once", async () => {
  const told = vi.spyOn(window, "reportError").mockReturnValue();
  onTestFinished(() => told.mockRestore());
  const site = await openLobbyIn("XQZ");
  const balance = page.getByRole("banner").getByText(/^XQZ [\d,]+\.\d\d$/);
  await expect.element(balance).toBeVisible();
  await startGame(site);
  expect(told.mock.calls.map(([error]) => String(error))).toEqual(["Error: unknown currency XQZ"]);
});

test("cancel ends the start in the dialog, and the next one can begin", async () => {
  const site = await openLobby("desktop", { [playCall]: never });
  await pressPlay();
  await page.getByRole("button", { name: "Cancel and go back" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.poll(launch).toBe("idle");
  site.answer({ [playCall]: "success" });
  await startGame(site);
});

test("a game that must not be framed takes the tab instead of the dialog", async () => {
  const site = await openLobby("desktop", { "/check_iframe": "code_999" });
  await pressPlay();
  await sendAddress(site);
  await expect.poll(() => site.left).toEqual([`${gameOrigin}/run`]);
});

test("neither Escape nor a press beside it ends a game; its button does, and the focus returns to the tile", async () => {
  const site = await openLobby("desktop");
  const tile = page.getByRole("button", { name: "Play Midnight Fox", exact: true });
  await expect.element(tile).toBeVisible();
  tile.element().focus();
  await userEvent.keyboard("{Enter}");
  await sendAddress(site);
  await expect.poll(launch).toBe("playing");
  quitButton.element().focus();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(document.documentElement, { position: { x: 4, y: 4 } });
  await expect.element(page.getByRole("dialog", { name: "Midnight Fox" })).toBeVisible();
  expect(site.calls(leaveCall)).toHaveLength(0);
  quitButton.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(launch).toBe("idle");
  await expect.element(tile).toHaveFocus();
  expect(site.calls(leaveCall)).toHaveLength(1);
});

/** A member's lobby on a site whose games open in separate windows, as on desktop. */
async function openWindows(answers = {}) {
  const { opens, location: opened } = openedWindow();
  const site = await openSite("/", {
    member: true,
    settings: inWindows,
    answers: { ...games, ...answers },
  });
  return { opens, replace: opened.replace, site };
}

test("[LAUNCH-16] [LAUNCH-17] [RT-12] an address in the play answer is not followed; the one in the event is", async () => {
  const inAnswer = { data: { result: `${gameOrigin}/of-the-answer` } };
  const { site, opens, replace } = await openWindows({ [playCall]: inAnswer });
  await expect.poll(() => site.socket.joined()).toContain("private-member.7");
  await pressPlay();
  expect(opens).toHaveBeenCalledWith("/loading", "gameWindow", "popup,width=1500,height=800");
  await expect.poll(() => site.calls(playCall)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([launch(), replace.mock.calls]).toEqual(["starting", []]);
  await sendAddress(site, `${gameOrigin}/of-the-event`);
  await expect.poll(launch).toBe("playing");
  expect(replace.mock.calls).toEqual([[`${gameOrigin}/of-the-event`]]);
});

test("[LAUNCH-02] a second press while a game starts is rejected, and only the first game opens", async () => {
  const { site, opens } = await openWindows({ [playCall]: never });
  await pressPlay();
  await pressPlay("Lotus Ascent");
  await expect.element(page.getByText("A game is starting. One moment, please.")).toBeVisible();
  expect(site.calls(playCall)).toHaveLength(1);
  expect(opens).toHaveBeenCalledOnce();
  await sendAddress(site);
  await expect.poll(launch).toBe("playing");
});

test("[LAUNCH-03] a game is not started while the last one is closing", async () => {
  const { site } = await openWindows({ [leaveCall]: never });
  await startGame(site);
  await quitButton.click();
  await expect.poll(launch).toBe("quitting");
  await pressPlay("Lotus Ascent");
  await expect
    .element(page.getByText("Your previous game is still closing. One moment, please."))
    .toBeVisible();
  expect(site.calls(playCall)).toHaveLength(1);
});

test("[LAUNCH-04] a game that is already open is not started again, but shown", async () => {
  const { site } = await openWindows();
  await startGame(site);
  await pressPlay();
  await expect.element(page.getByText("This game is already open.")).toBeVisible();
  await page.getByRole("button", { name: "Back to game" }).click();
  expect(launch()).toBe("playing");
  expect(site.calls(playCall)).toHaveLength(1);
});

test("another game asks, then replaces the first in the same window", async () => {
  const { site, opens } = await openWindows();
  await startGame(site);
  await pressPlay("Lotus Ascent");
  const asked = page.getByRole("alertdialog", { name: "Quit Midnight Fox and play Lotus Ascent?" });
  await asked.getByRole("button", { name: "Keep playing" }).click();
  await expect.element(asked).not.toBeInTheDocument();
  expect(site.calls(leaveCall)).toHaveLength(0);
  await pressPlay("Lotus Ascent");
  await asked.getByRole("button", { name: "Quit and play" }).click();
  await expect.poll(() => site.calls(playCall)).toHaveLength(2);
  await sendAddress(site);
  await expect.element(page.getByText("Lotus Ascent is running")).toBeVisible();
  expect(new Set(opens.mock.calls.map(([, name]) => name))).toEqual(new Set(["gameWindow"]));
});

test.each(hosts)(
  "[LAUNCH-34] any other refusal is shown on %s, and the start has failed",
  async (host) => {
    const full = { code: "999", message: "The table is full." };
    const site = await openLobby(host, { [playCall]: full });
    await site.present();
    site.stopClock();
    await pressPlay();
    await expect.element(toast).toMatchTextContent("Couldn’t start the game: The table is full.");
    await expect.poll(launch).toBe("idle");
    expect(frame()).toBeNull();
  },
);

test.each(hosts)(
  "[LAUNCH-30] [LAUNCH-31] [LAUNCH-32] [LAUNCH-33] a provider under maintenance is announced on %s with its times, and a person is one press away",
  async (host) => {
    const { opens } = openedWindow();
    await openLobby(host, { [playCall]: "code_203" });
    await pressPlay();
    await expect.element(question).toMatchTextContent("Harbourline is under maintenance");
    await expect.element(question).toMatchTextContent("so its games are unavailable for now");
    const times = question.element().querySelectorAll(".maintenance-time > div");
    expect([...times].map((time) => time.textContent)).toEqual([
      expect.stringMatching(/^Starts\d\d:\d\d.+02:00 GMT-4$/),
      expect.stringMatching(/^Ends\d\d:\d\d.+06:00 GMT-4$/),
    ]);
    expect(toast.query()).toBeNull();
    expect(launch()).toBe("idle");
    await question.getByRole("button", { name: "Customer service" }).click();
    const service = "https://help.example.com/en";
    await expect.poll(() => opens.mock.calls).toEqual([[service, "_blank", "noopener,noreferrer"]]);
  },
);
