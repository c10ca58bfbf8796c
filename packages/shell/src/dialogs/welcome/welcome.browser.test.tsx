import { entry } from "@naluma/lobby/catalogue.fake";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { games } from "../../testing/games.fake.ts";
import { openSite } from "../../testing/open-site.tsx";
import { gameOrigin, inDialogs, launch, playCall, pressPlay } from "../../testing/play.ts";
import {
  createAccount,
  fillRegisterForm,
  newMember,
  openRegisterForm,
  registerDialog,
  registrationWith,
  welcome,
} from "../../testing/register.ts";

const hosts = ["desktop", "mobile"] as const;

const bulletins = (title: string) => ({
  data: {
    bulletins: {
      list: [
        {
          id: 1,
          title,
          content: title,
          display_device: 0,
          display_content: 1,
          updated_at: "2026-11-01 09:00:00",
        },
      ],
      setting: { display_frequency: 1 },
    },
  },
});

const popular = ["Midnight Fox", "Lotus Ascent", "Peacock Garden", "Lantern 1"].map((name, at) => ({
  ...entry(102 + at, 2, name),
  icon_light: "/media/art.svg",
}));

const answers = {
  ...games,
  ...registrationWith({ USD: {} }),
  "/register": newMember,
  "/arks/web/member-games/hot-games": { data: { list: popular } },
  "/arks/web/bulletin": bulletins("For everybody"),
  "/arks/web/bulletin/member": bulletins("Return all to main wallet"),
};

const register = async () => {
  await fillRegisterForm(registerDialog());
  await createAccount(registerDialog());
};

const tiles = () =>
  welcome()
    .getByRole("button", { name: /^Play / })
    .elements()
    .map((button) => button.getAttribute("aria-label"));

test.each(hosts)(
  "[REG-42] a player who registers on %s reads about play money, is shown three games, and gets no bulletin after that",
  async (host) => {
    const site = await openSite("/sponsor?invite=FRIEND36&currency=USD", { host, answers });
    await expect.element(registerDialog()).toBeVisible();
    await openForm();
    await register();
    await expect.element(welcome()).toMatchTextContent(/Here is your play money: ?\$[\d,.]+/);
    await expect
      .poll(tiles)
      .toEqual(["Play Midnight Fox", "Play Lotus Ascent", "Play Peacock Garden"]);
    expect(page.getByRole("dialog").elements()).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await expect.element(welcome()).not.toBeInTheDocument();
    await expect.poll(() => location.search).toBe("");

    await expect.poll(() => site.calls("/arks/web/bulletin/member")).toHaveLength(1);
    await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
    for (let waited = 0; waited < 10; waited += 1) await vi.advanceTimersByTimeAsync(3_000);
    expect(page.getByRole("dialog").query()).toBeNull();
  },
);

/** The form that the link has opened, with the image of its captcha. */
const openForm = () =>
  expect
    .element(registerDialog().getByRole("img", { name: "Picture of the verification code" }))
    .toBeVisible();

test("Back closes the welcome, and the page stays", async () => {
  await openSite("/sponsor", { answers });
  await openRegisterForm();
  await register();
  await expect.element(welcome()).toBeVisible();
  // The form's history entry may not have been removed yet.
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => Object(history.state)["layers"]).toBe(1);
  history.back();
  await expect.element(welcome()).not.toBeInTheDocument();
  expect(location.pathname).toBe("/sponsor");
});

test("the games of the welcome open, and its button leads to all games", async () => {
  const site = await openSite("/sponsor", { answers, settings: inDialogs });
  await openRegisterForm();
  await register();
  await welcome().getByRole("button", { name: "See all games" }).click();
  await expect.element(welcome()).not.toBeInTheDocument();
  await expect.poll(() => location.pathname + location.hash).toBe("/#games");

  localStorage.clear();
  history.replaceState(null, "", "/sponsor");
  await site.reload();
  await openRegisterForm();
  await register();
  await welcome().getByRole("button", { name: "Play Lotus Ascent" }).click();
  await expect.element(welcome()).not.toBeInTheDocument();
  await expect.poll(() => site.calls(playCall)).toHaveLength(1);
  expect(site.calls(playCall)[0]?.body).toMatchObject({ game_code: "G103" });
});

test("a visitor who registers on the way to a game gets the game and no welcome", async () => {
  const site = await openSite("/", { answers, settings: inDialogs });
  await pressPlay();
  await page.getByRole("alertdialog").getByRole("button", { name: "Register" }).click();
  await openForm();
  await register();
  await expect.poll(() => site.calls(playCall)).toHaveLength(1);
  site.socket.say("private-member.88213", "game.url", {
    url: `${gameOrigin}/run`,
    launch_id: site.calls(playCall)[0]?.headers.get("idempotency-key"),
  });
  await expect.poll(launch).toBe("playing");
  await expect.element(page.getByText("Welcome, lotus88. Your account is ready.")).toBeVisible();
  expect(welcome().query()).toBeNull();
});
