import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "@naluma/site/locale";
import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { escaped, wordOf } from "./visible-text.ts";

type Place = Page | Locator | FrameLocator;

const gameWords = join(import.meta.dirname, "../../../apps/game-client/src/words");

/** A pattern for a text with placeholders, which match anything. */
const withGaps = (text: string): string =>
  text
    .split(/\{\w+\}/)
    .map(escaped)
    .join(".+");

/** The site as used by a reader of this language, with all elements found by their translated texts. */
export const inLanguage = (locale: Locale) => {
  const word = (packageName: string, id: string) => wordOf(packageName, id, locale);
  const pattern = (packageName: string, id: string) =>
    new RegExp(`^${withGaps(word(packageName, id))}$`);
  const button = (place: Place, packageName: string, id: string) =>
    place.getByRole("button", { name: pattern(packageName, id) });
  return {
    locale,
    /** The first page in this language; the following pages keep the language. */
    home: `/${locale}/`,
    word,
    /** A pattern for one of our texts with placeholders. */
    pattern,
    button,
    link: (place: Place, packageName: string, id: string) =>
      place.getByRole("link", { name: word(packageName, id), exact: true }),
    /** A field by its label, with or without the note that it is optional. */
    field: (place: Place, packageName: string, id: string) => {
      const optional = escaped(word("register", "register.optional"));
      const label = escaped(word(packageName, id));
      return place.getByLabel(new RegExp(`^${label}( ?${optional})?$`));
    },
    dialog: (page: Page, packageName: string, id: string) =>
      page.getByRole("dialog", { name: word(packageName, id), exact: true }),
    /** A text of the game pages, which belong to the providers. */
    inGame: (id: string): string => {
      const words: Record<string, string> = JSON.parse(
        readFileSync(join(gameWords, `${locale}.json`), "utf8"),
      );
      return words[id] ?? "";
    },
    /** Present only for members. */
    wallet: (page: Page) => button(page.getByRole("banner"), "wallet", "wallet.title"),
    /** Logs out through the account menu, which is a tab on a phone. */
    logOut: async (page: Page, isMobile: boolean): Promise<void> => {
      const [packageName, id] = isMobile ? ["shell", "shell.me"] : ["member", "account.menu"];
      await page
        .getByRole("button", { name: word(packageName, id) })
        .first()
        .click();
      await button(page.getByRole("dialog"), "member", "account.log_out").click();
    },
  };
};

export type InLanguage = ReturnType<typeof inLanguage>;

export interface Guest {
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly email: string;
}

/** Fills in the registration with dollars as the currency and submits it, which also logs the new member in. */
export async function registerIn(page: Page, language: InLanguage, guest: Guest): Promise<void> {
  const form = language.dialog(page, "register", "register.title");
  const field = (id: string) => language.field(form, "register", id);
  await expect(
    form.getByRole("img", { name: language.word("captcha", "captcha.picture") }),
  ).toBeVisible();
  const currency = field("register.currency");
  // An invited player has the currency of the invitation.
  if ((await currency.inputValue()) !== "USD") await currency.selectOption("USD");
  await field("register.username").fill(guest.username);
  await field("register.password").fill(guest.password);
  await field("register.repeat").fill(guest.password);
  await field("register.name").fill(guest.name);
  await field("register.email").fill(guest.email);
  await field("register.year").selectOption("1994");
  await field("register.month").selectOption({ index: 3 });
  await field("register.day").selectOption({ index: 8 });
  await language.field(form, "captcha", "captcha.code").fill("0000");
  await form.getByRole("checkbox").check();
  await language.button(form, "register", "register.submit").click();
  const welcome = page.getByRole("dialog").filter({ hasText: guest.username });
  await expect(welcome).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(welcome).toBeHidden();
  await expect(language.wallet(page)).toBeVisible();
}

/** Logs in through the form. */
export async function logInIn(
  page: Page,
  language: InLanguage,
  { account, password }: { account: string; password: string },
): Promise<void> {
  await language.button(page, "member", "login.title").first().click();
  const form = language.dialog(page, "member", "login.title");
  await expect(
    form.getByRole("img", { name: language.word("captcha", "captcha.picture") }),
  ).toBeVisible();
  await language.field(form, "member", "login.account").fill(account);
  await language.field(form, "member", "login.password").fill(password);
  await language.field(form, "captcha", "captcha.code").fill("0000");
  await language.button(form, "member", "login.title").click();
  await expect(language.wallet(page)).toBeVisible();
}

/** Starts the first game of the lobby, plays one round and quits. Returns its name in the language. */
export async function playFirstGame(
  page: Page,
  language: InLanguage,
  isMobile: boolean,
): Promise<string> {
  const name = (await page.locator(".tile-name").first().textContent()) ?? "";
  const play = language.word("lobby", "lobby.play_game").replace("{name}", name);
  const opened = isMobile ? undefined : page.waitForEvent("popup");
  await page.getByRole("button", { name: play, exact: true }).first().click();
  const game = (await opened) ?? page.frameLocator("iframe");
  const spin = game.getByRole("button", { name: language.inGame("spin"), exact: true });
  await expect(spin).toBeEnabled();
  await spin.click();
  await expect(game.getByText(language.inGame("ready"))).toHaveCount(0);
  await expect(spin).toBeEnabled();
  await language.button(page, "game-launcher", "launch.quit").click();
  await expect(page.locator("html")).toHaveAttribute("data-launch", "idle");
  return name;
}
