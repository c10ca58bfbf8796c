import { stacks } from "../stacks/settings.ts";
import { createAccountWidget } from "./support/account-widget.ts";
import { password } from "./support/accounts.ts";
import { inMain, totalOf } from "./support/money.ts";
import { openWallet, quitGame, spin, startGame } from "./support/play.ts";
import { expect, onOneWorker, startsGames, test as base } from "./support/test.ts";

/** The same product for another site, with its own sandbox and gateway but without a new build. */
const test = base.extend({ siteId: 2, stackSettings: stacks.second });

test.describe.configure(onOneWorker);

test("[SHELL-05] on a phone the second site has the template H5_2, listens to the channels of bob_mobile, and opens in a native app, too @mobile", async ({
  page,
  lobby,
  member,
}) => {
  const templates: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().includes("/api/")) return;
    const body: unknown = request.postDataJSON();
    if (typeof body === "object" && body !== null && "template" in body)
      templates.push(body.template);
  });
  await lobby.enter(member);
  await lobby.hears("bob_mobile_template");
  expect(lobby.frames.joined().filter((channel) => channel.startsWith("origin_"))).toEqual([]);
  // A member's page loads in the browser what the server had loaded for home.
  await lobby.open("/user");
  await expect.poll(() => new Set(templates)).toEqual(new Set(["H5_2"]));

  await page.addInitScript(() =>
    Object.assign(window, { NalumaApp: { postMessage: () => undefined } }),
  );
  await lobby.open("/?appPage=content");
  await expect(lobby.html).toHaveAttribute("data-client", "app");
  await expect(page).toHaveTitle("Halcyon");
  await expect(page.getByRole("heading", { name: "Games", level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
});

/** The site has no file but the one that `npm run connect` has written of its platform. */
const connected = base.extend({ siteId: 3, ...startsGames(stacks.foreign) });

connected(
  "a member of a platform that was connected by one command logs in, plays a game and has the money back, in its own currency",
  async ({ page, lobby, operator, stack }) => {
    const member = { account: `foreigner${stack.turn}`, password };
    await operator.member({ ...member, currency: "EUR", dollars: 1_000 });
    await lobby.visit();
    await lobby.logIn(member);
    await lobby.present();
    await expect(page.getByText(/no cash value/i)).toHaveCount(0);
    await spin(await startGame(page));
    await quitGame(page);
    const wallets = await operator.walletsOf(member.account, 3);
    expect(inMain(wallets)).toBe(totalOf(wallets));
    const euros = totalOf(wallets).replace("$", "€");
    await expect(createAccountWidget(page).balance).toHaveText(euros);
    await expect(await openWallet(page)).toContainText(euros);
  },
);
