import { catalogue, entry, longName } from "@naluma/lobby/catalogue.fake";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { games } from "../../testing/games.fake.ts";
import { logInButton } from "../../testing/log-in.ts";
import { openSite } from "../../testing/open-site.tsx";
import { openedWindow } from "../../testing/opened-window.ts";
import { inWindows, launch, playCall, startGame } from "../../testing/play.ts";
import {
  createAccount,
  fieldOf,
  registerDialog,
  registrationWith,
} from "../../testing/register.ts";

const hosts = ["desktop", "mobile"] as const;
const demoCall = "/demo/play";
const address = "https://demo.invalid/play";
const demos = { ...games, [demoCall]: { data: { game_url: address } } };
const settings = { ...inWindows, frameOrigins: ["https://demo.invalid", "https://game.invalid"] };

const demo = page.getByRole("dialog", { name: "Midnight Fox" });
const frame = () => document.querySelector("iframe");

/** Moves to a tile by keyboard, and presses the button that then appears. */
async function pressDemo(): Promise<void> {
  const tile = page.getByRole("button", { name: "Play Midnight Fox", exact: true });
  await expect.element(tile).toBeVisible();
  const offered = page.getByRole("button", { name: "Midnight Fox demo", exact: true });
  // The page does not know about demos before it is live, so a focus that came too early is repeated.
  await expect
    .poll(async () => {
      tile.element().focus();
      await userEvent.tab({ shift: true });
      await userEvent.tab();
      return offered.query();
    })
    .not.toBeNull();
  await offered.click();
}

test.each(hosts)(
  "[LOBBY-67] [LOBBY-71] [LOBBY-74] [LAUNCH-08] a visitor of %s tries a game in a dialog, without an account",
  async (host) => {
    const site = await openSite("/", { host, settings, answers: demos });
    await pressDemo();
    await expect.poll(() => frame()?.getAttribute("src")).toBe(address);
    expect(demo.element().contains(frame())).toBe(true);
    // No login was requested, and no real game was started.
    expect(page.getByRole("dialog").elements()).toHaveLength(1);
    expect(page.getByRole("alertdialog").query()).toBeNull();
    expect(site.calls(playCall)).toEqual([]);
    expect(launch()).toBe("idle");
    await demo.getByRole("button", { name: "Close the demo" }).click();
    await expect.element(demo).not.toBeInTheDocument();
    expect(frame()).toBeNull();
  },
);

test.each(hosts)(
  "[LOBBY-75] the list of demos of %s shows demos provider by provider, and opens them",
  async (host) => {
    const gp_list = [entry(1, 2, "Harbourline", ""), entry(2, 2, "Kestrel", "", "GP2")];
    const ofKestrel = { data: [entry(900, 2, "Midnight Fox", "G900", "GP2")] };
    const site = await openSite("/", {
      host,
      settings,
      answers: {
        ...demos,
        "/demo/gt_games": { data: [{ gt_id: 2, en_name: "Slot", gp_list }] },
        "/demo/gp_games": ({ body }) =>
          JSON.stringify(body).includes("GP2") ? ofKestrel : { data: catalogue["/demo/gp_games"] },
      },
    });
    await page.getByRole("button", { name: "Demo games" }).click();
    const list = page.getByRole("dialog", { name: "Demo games" });
    const shown = () =>
      [...document.querySelectorAll(".demo-list .tile-name")].map((name) => name.textContent);
    await expect.poll(shown).toEqual(["Midnight Fox", longName]);
    await list.getByRole("button", { name: "Kestrel" }).click();
    await expect.poll(shown).toEqual(["Midnight Fox"]);
    await list.getByRole("button", { name: "Midnight Fox demo", exact: true }).click();
    await expect.element(list).not.toBeInTheDocument();
    await expect.poll(() => frame()?.getAttribute("src")).toBe(address);
    expect(site.calls(demoCall).map(({ body }) => body)).toEqual([
      expect.objectContaining({ gp_id: "GP2", game_code: "G900" }),
    ]);
  },
);

test("a provider's page can be narrowed to its demos", async () => {
  await openSite("/slotgame?gt_id=2&gp_id=GP1&house=", { settings, answers: demos });
  const shown = () => [...document.querySelectorAll(".tile-name")].map((name) => name.textContent);
  await expect.poll(() => shown().length).toBeGreaterThan(2);
  const chip = page.getByRole("button", { name: "Demo available", exact: true });
  await chip.click();
  await expect.element(chip).toHaveAttribute("aria-pressed", "true");
  await expect.poll(shown).toHaveLength(2);
  await pressDemo();
  await expect.element(demo).toBeVisible();
});

test("a refused demo says why, and can be requested again", async () => {
  const refused = { code: "999", message: "Not on Sundays." };
  const site = await openSite("/", { settings, answers: { ...demos, [demoCall]: refused } });
  await pressDemo();
  await expect.element(demo.getByText("Not on Sundays.")).toBeVisible();
  site.answer({ [demoCall]: demos[demoCall] });
  await demo.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => frame()?.getAttribute("src")).toBe(address);
});

test("a demo follows the rules of every start, and is refused for the game already open", async () => {
  openedWindow();
  const site = await openSite("/", { member: true, settings, answers: demos });
  await startGame(site);
  await pressDemo();
  await expect.element(page.getByText("This game is already open.")).toBeVisible();
  expect(demo.query()).toBeNull();
  expect(site.calls(demoCall)).toEqual([]);
});

const aDemonstration = {
  settings: { ...settings, isDemo: true },
  answers: { ...demos, ...registrationWith({}) },
};

test("[LOBBY-69] a demonstration site offers no demo, and requests none", async () => {
  const site = await openSite("/slotgame?gt_id=2&gp_id=GP1&house=", aDemonstration);
  const tile = page.getByRole("button", { name: "Play Midnight Fox", exact: true });
  const isThere = (name: string) =>
    page.getByRole("button", { name, exact: true }).query() !== null;
  await expect.element(tile).toBeVisible();
  expect(isThere("Demo available")).toBe(false);
  await site.go("/");
  await expect.poll(() => isThere("Popular")).toBe(true);
  await expect.element(tile).toBeVisible();
  expect(isThere("Demo games")).toBe(false);
  tile.element().focus();
  await userEvent.tab();
  expect(isThere("Midnight Fox demo")).toBe(false);
  expect(site.calls().filter(({ path }) => path.startsWith("/demo/"))).toEqual([]);
});

test("[REG-38] a demonstration site registers nobody, and says so", async () => {
  const site = await openSite("/sponsor", aDemonstration);
  await page.getByRole("button", { name: "Register", exact: true }).click();
  const form = registerDialog();
  await fieldOf(form, "Username").fill("lotus88");
  await fieldOf(form, "Password").fill("harvest7");
  await form.getByRole("checkbox").click();
  await createAccount(form);
  await expect
    .element(form.getByRole("alert"))
    .toHaveTextContent("This is a demo site, so registration is off.");
  expect(site.calls("/register")).toEqual([]);
});

test("[AUTH-84] [AUTH-85] a demonstration site logs anybody in without a call, and verifies nobody", async () => {
  const site = await openSite("/sponsor", aDemonstration);
  await logInButton().click();
  const login = page.getByRole("dialog", { name: "Log in" });
  await login.getByLabelText("Username").fill("anybody");
  await login.getByLabelText("Password", { exact: true }).fill("anything");
  expect(login.getByRole("button", { name: "Forgot password?" }).query()).toBeNull();
  await login.getByRole("button", { name: "Log in", exact: true }).click();
  await expect.element(login).not.toBeInTheDocument();
  await expect.poll(() => logInButton().query()).toBeNull();
  expect(site.calls("/login")).toEqual([]);
});
