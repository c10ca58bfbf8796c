import { pageAt } from "@naluma/site/pages";
import { expect, type Page } from "@playwright/test";
import { createAccountWidget, storedSession } from "./account-widget.ts";
import type { Account } from "./accounts.ts";
import { watchFrames, type Frames } from "./frames.ts";
import { openLoginForm, sendLoginForm } from "./login-form.ts";
import { keepMember } from "./member-storage.ts";

/** A member whose real-time channels are joined. */
export interface Present {
  readonly token: string;
  readonly memberId: string;
  /** The member's own channel. */
  readonly channel: string;
}

/** Waits until the page is connected as its member; see `enter` and `present` below. */
const whenPresent = async (page: Page, frames: Frames): Promise<Present> => {
  const present = { token: "", memberId: "", channel: "" };
  // Read in each attempt, because a login into another currency reloads a phone's page.
  await expect(async () => {
    const { token, memberId } = await storedSession(page);
    const currency = await page.evaluate(() => localStorage.getItem("currency"));
    const own = [
      `private-member.${memberId}`,
      `private-member.${currency}`,
      `presence-member.${currency}`,
    ];
    // Visitors are connected too, and the member counts only when the last of the channels is joined.
    expect(frames.joined()).toEqual(expect.arrayContaining(own));
    expect(await page.locator("html").getAttribute("data-connection")).toBe("connected");
    Object.assign(present, { token, memberId, channel: own[0] });
  }).toPass({ intervals: [100] });
  return present;
};

/**
 * A page with the site's frame but without games, which takes half as long as home. For tests that do not depend on the
 * page.
 */
export const lightPage = "/sponsor";

/** A page with the four slots of `stacks.default`, for journeys that start a game and do not concern home. */
export const lightGamePage = "/gameHall/2";

/**
 * The lobby as a person uses it: opens pages and waits until they are usable.
 *
 * @param entrance the page to open if none is named
 */
export const createLobby = (page: Page, siteId = 1, entrance = "/") => {
  const html = page.locator("html");
  const frames = watchFrames(page);

  const ready = async () => {
    // Before hydration a click may be lost.
    await expect(html).toHaveAttribute("data-hydrated", /.*/);
    // A link in the page does not work either before the code of its island has loaded.
    await expect(page.locator(".island:not([data-alive])")).toHaveCount(0);
    // The tiles beyond the first rows render right afterwards.
    await expect(page.locator(".tile-skeleton")).toHaveCount(0);
  };
  const open = async (path = entrance): Promise<void> => {
    await page.goto(path);
    await ready();
  };
  const connected = async (): Promise<void> => {
    await expect(html).toHaveAttribute("data-connection", "connected");
  };
  const logIn = async (member: Account): Promise<void> => {
    await sendLoginForm(await openLoginForm(page), { ...member, code: "0000" });
    await expect(createAccountWidget(page).wallet).toBeVisible();
  };
  const openAs = async (member: Account, path?: string): Promise<void> => {
    const kept = await keepMember(page, member, siteId);
    await open(path);
    await kept.dispose();
  };
  const present = () => whenPresent(page, frames);

  return {
    html,
    /** The real-time messages to this page, from its first connection on. */
    frames,
    ready,
    open,
    /** Waits for the real-time connection; a visitor's counts, too. */
    connected,
    /** Opens a page as the current member or visitor and waits for the real-time connection. */
    visit: async (path?: string): Promise<void> => {
      await open(path);
      await connected();
    },
    /** Waits until this page has joined a channel; messages sent before that do not reach it. */
    hears: async (channel: string): Promise<void> => {
      await expect.poll(frames.joined, { intervals: [100] }).toContain(channel);
    },
    /** Logs in through the form, with the test captcha, and waits for the account widget. */
    logIn,
    /**
     * Waits for the channels of the current member and for the data that is read after them. From then on every message
     * of the platform reaches the member.
     */
    present,
    /** Opens a page as this member, as if they had logged in with this browser before. */
    openAs,
    /**
     * Opens a page as this member and waits until the member is `present`. Tests of the login itself use `logIn`. Not
     * every page has the account widget.
     */
    enter: async (member: Account, path = entrance): Promise<Present> => {
      await openAs(member, path);
      if (path === lightGamePage || pageAt(path)?.frame === "site")
        await expect(createAccountWidget(page).wallet).toBeVisible();
      return present();
    },
  };
};

export type Lobby = ReturnType<typeof createLobby>;
