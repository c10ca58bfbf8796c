import type { SiteSettings } from "@naluma/site/settings";
import { expect } from "vitest";
import { page } from "vitest/browser";
import type { OpenedSite } from "./open-site.tsx";

export const playCall = "/member/game/play1";
export const leaveCall = "/member/game/leave1";

/** Where games of these tests are; nobody answers there. */
export const gameOrigin = "https://game.invalid";

/** A site whose games open in a window of their own on a desktop, in the page on a phone. */
export const inWindows: Partial<SiteSettings> = {
  gameOrigins: [gameOrigin],
  frameOrigins: [gameOrigin],
};

/** On a desktop they open in a dialog. */
export const inDialogs: Partial<SiteSettings> = {
  frameOrigins: [gameOrigin],
  openTypes: { desktop: "modal", mobile: "page", app: "page", byProvider: {} },
};

/** How far the page is with a game. */
export const launch = () => document.documentElement.dataset["launch"];

export const pressPlay = (name = "Midnight Fox") =>
  page.getByRole("button", { name: `Play ${name}`, exact: true }).click();

/** The address of the start that was asked for last, as the platform says it to the member. */
export async function sendAddress(site: OpenedSite, url = `${gameOrigin}/run`): Promise<void> {
  await expect.poll(() => site.calls(playCall)).not.toHaveLength(0);
  const launch_id = site.calls(playCall).at(-1)?.headers.get("idempotency-key");
  site.socket.say("private-member.7", "game.url", { url, launch_id });
}

/** Starts a game, and waits until it is on. */
export async function startGame(site: OpenedSite, name?: string): Promise<void> {
  const asked = site.calls(playCall).length;
  await pressPlay(name);
  await expect.poll(() => site.calls(playCall).length).toBeGreaterThan(asked);
  await sendAddress(site);
  await expect.poll(launch).toBe("playing");
}

/** What is said of a game. A part of the page that could not be loaded may say so beside it. */
export const toast = page.getByRole("region", { name: "Notices" }).getByRole("alert");

export const quitButton = page.getByRole("button", { name: "Quit game" });
