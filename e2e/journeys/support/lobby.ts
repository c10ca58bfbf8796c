import { pageAt } from "@naluma/site/pages";
import { expect, type Page } from "@playwright/test";
import { createAccountWidget, storedSession } from "./account-widget.ts";
import type { Account } from "./accounts.ts";
import { watchFrames, type Frames } from "./frames.ts";
import { openLoginForm, sendLoginForm } from "./login-form.ts";
import { keepMember } from "./member-storage.ts";

/** A member whose channels real time has joined. */
export interface Present {
  readonly token: string;
  readonly memberId: string;
  /** The member's own. */
  readonly channel: string;
}

/** Waits until the page is connected as this page's member: `enter` and `present` below. */
const whenPresent = async (page: Page, frames: Frames): Promise<Present> => {
  const present = { token: "", memberId: "", channel: "" };
  // Read anew each time: a login into another currency loads a phone's page anew.
  await expect(async () => {
    const { token, memberId } = await storedSession(page);
    const currency = await page.evaluate(() => localStorage.getItem("currency"));
    const own = [
      `private-member.${memberId}`,
      `private-member.${currency}`,
      `presence-member.${currency}`,
    ];
    // A visitor is connected too, and stays so until the last of the member's channels is joined.
    expect(frames.joined()).toEqual(expect.arrayContaining(own));
    expect(await page.locator("html").getAttribute("data-connection")).toBe("connected");
    Object.assign(present, { token, memberId, channel: own[0] });
  }).toPass({ intervals: [100] });
  return present;
};

/**
 * A page of the site with its frame and without games: it takes half the time that home takes. For whatever does not
 * depend on the page.
 */
export const lightPage = "/sponsor";

/** A page with the four slots of `stacks.default`: for journeys that start a game, and are not about home. */
export const lightGamePage = "/gameHall/2";

/**
 * The lobby as a person uses it: opens pages and waits until they can be used.
 *
 * @param entrance the page that is opened where none is named
 */
export const createLobby = (page: Page, siteId = 1, entrance = "/") => {
  const html = page.locator("html");
  const frames = watchFrames(page);

  const ready = async () => {
    // Before hydration a click may be lost.
    await expect(html).toHaveAttribute("data-hydrated", /.*/);
    // Nor is a link followed in the page before the code of its part is there.
    await expect(page.locator(".island:not([data-alive])")).toHaveCount(0);
    // The tiles beyond the first rows follow at once.
    await expect(page.locator(".tile-t")).toHaveCount(0);
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
    /** What real time says to this page, from its first connection on. */
    frames,
    ready,
    open,
    /** Waits for real time; a visitor's connection counts too. */
    connected,
    /** Opens a page with real time up, as whoever is there. */
    visit: async (path?: string): Promise<void> => {
      await open(path);
      await connected();
    },
    /** Waits until this page has joined a channel: what is sent on it before, it does not hear. */
    hears: async (channel: string): Promise<void> => {
      await expect.poll(frames.joined, { intervals: [100] }).toContain(channel);
    },
    /** Logs in through the form, with the test captcha, and waits for the account widget. */
    logIn,
    /**
     * Waits for the channels of the member who is there, and for what is read after them. Whatever the
     * platform sends to the member from now on is heard.
     */
    present,
    /** Opens a page as this member, who has logged in in this browser before. */
    openAs,
    /**
     * Opens a page as this member, and waits until the member is `present`. What is about the
     * login itself uses `logIn`. Not every page has the account widget.
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
