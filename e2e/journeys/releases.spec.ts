import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { stacks } from "../stacks/settings.ts";
import { createAccountWidget } from "./support/account-widget.ts";
import { createLobby, lightGamePage, lightPage } from "./support/lobby.ts";
import { totalOf } from "./support/money.ts";
import { openWallet, quitGame, spin, startGame } from "./support/play.ts";
import {
  closeWelcome,
  createAccount,
  fieldOf,
  fillRegisterForm,
  newcomer,
  openRegisterForm,
} from "./support/register-form.ts";
import { expect, test as base } from "./support/test.ts";
import { twoReleases, type TwoReleases } from "./support/two-releases.ts";

const root = join(import.meta.dirname, "../..");

/** A gateway that serves a folder of releases; its pages check every second which one is current. */
const test = base.extend<{ releases: TwoReleases }>({
  releases: async ({}, use) => {
    const releases = await twoReleases();
    await use(releases);
    releases.remove();
  },
  stackSettings: async ({ releases: { folder } }, use) => {
    const env = { ...stacks.default.env, RELEASES_FOLDER: folder };
    await use({ name: "releases", site: { buildCheckSeconds: 1 }, env });
  },
});

const html = (page: Page) => page.locator("html");

/** The paths of the scripts that the current document has loaded. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/.*\.js$/.test(path)),
  );

/** Checks that the document and all of its scripts belong to this release. */
async function expectAllOf(page: Page, release: TwoReleases["first"]): Promise<void> {
  await expect(html(page)).toHaveAttribute("data-release", release.id);
  // A document that has just loaded has not fetched them yet.
  await expect.poll(async () => (await scriptsOf(page)).length).toBeGreaterThan(3);
  const scripts = await scriptsOf(page);
  const own = new Set(Object.keys(release.files).map((file) => file.replace(/^\w+\/client/, "")));
  expect(scripts.filter((path) => !own.has(path))).toEqual([]);
}

/** A page of another visitor. */
const newVisitor = async (browser: Browser, baseURL: string): Promise<Page> =>
  (await browser.newContext({ baseURL })).newPage();

test("[SHELL-32] a release and its rollback reach open pages as they navigate, and interrupt no game and no typing @once", async ({
  page,
  browser,
  stack,
  lobby,
  member,
  operator,
  releases,
}) => {
  const { first, second } = releases;
  // A member who is playing, a visitor in the middle of the registration, and one who is only browsing.
  await lobby.enter(member, lightGamePage);
  const running = await startGame(page);
  const register = await newVisitor(browser, stack.lobby);
  await createLobby(register).visit(lightPage);
  const form = await openRegisterForm(register);
  const guest = newcomer();
  await fillRegisterForm(form, { username: guest.username, name: guest.name });
  const visitor = await newVisitor(browser, stack.lobby);
  await createLobby(visitor).visit("/discount/2");
  for (const each of [page, register, visitor])
    await expect(html(each)).toHaveAttribute("data-release", first.id);

  await releases.run(second);
  for (const each of [page, register, visitor])
    await expect(html(each)).toHaveAttribute("data-newer-build", second.id);

  await visitor.getByRole("link", { name: "All promotions" }).click();
  await expect(visitor.getByRole("heading", { name: "Promotions", level: 1 })).toBeVisible();
  await expectAllOf(visitor, second);

  await expect(fieldOf(form, "Username")).toHaveValue(guest.username);
  await fillRegisterForm(form, { ...guest, phone: "15550143377" });
  await fieldOf(form, "Telegram").fill("ana.reyes");
  await createAccount(form);
  await closeWelcome(register);
  await expect(createAccountWidget(register).wallet).toBeVisible();
  await expectAllOf(register, first);

  await spin(running);
  await quitGame(page);
  const wallet = await openWallet(page);
  await expect(wallet).toContainText(totalOf(await operator.walletsOf(member.account)));
  await expectAllOf(page, first);

  // The real command. It builds nothing, because the previous release is still there.
  const rolledBack = spawnSync("node", ["tools/release/main.ts", "rollback", "lobby"], {
    cwd: root,
    encoding: "utf8",
    // Node warns when both colour variables are set, and the runner sets one of them.
    env: { ...process.env, FORCE_COLOR: undefined, RELEASES_FOLDER: releases.folder },
  });
  expect(rolledBack.stderr).toBe("");
  await expect(html(visitor)).toHaveAttribute("data-newer-build", first.id);
  await visitor
    .getByRole("main")
    .getByRole("link", { name: /^New games every week/ })
    .click();
  await expect(visitor).toHaveURL(/\/discount\/2$/);
  await expectAllOf(visitor, first);
});
