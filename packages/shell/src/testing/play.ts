import type { SiteSettings } from "@naluma/site/settings";
import { expect } from "vitest";
import { page } from "vitest/browser";
import type { OpenedSite } from "./open-site.tsx";

export const playCall = "/member/game/play1";
export const leaveCall = "/member/game/leave1";

/** The origin of the tests' games; it never responds. */
export const gameOrigin = "https://game.invalid";

/** A site whose games open in a separate window on desktop, and in the page on a phone. */
export const inWindows: Partial<SiteSettings> = {
  gameOrigins: [gameOrigin],
  frameOrigins: [gameOrigin],
};

/** On desktop they open in a dialog. */
export const inDialogs: Partial<SiteSettings> = {
  frameOrigins: [gameOrigin],
  openTypes: { desktop: "modal", mobile: "page", app: "page", byProvider: {} },
};

export const launch = () => document.documentElement.dataset["launch"];

export const pressPlay = (name = "Midnight Fox") =>
  page.getByRole("button", { name: `Play ${name}`, exact: true }).click();

/** Sends the member the address for the latest launch, as the platform does. */
export async function sendAddress(site: OpenedSite, url = `${gameOrigin}/run`): Promise<void> {
  await expect.poll(() => site.calls(playCall)).not.toHaveLength(0);
  const launch_id = site.calls(playCall).at(-1)?.headers.get("idempotency-key");
  site.socket.say("private-member.7", "game.url", { url, launch_id });
}

/** Starts a game, and waits until it is running. */
export async function startGame(site: OpenedSite, name?: string): Promise<void> {
  const asked = site.calls(playCall).length;
  await pressPlay(name);
  await expect.poll(() => site.calls(playCall).length).toBeGreaterThan(asked);
  await sendAddress(site);
  await expect.poll(launch).toBe("playing");
}

/** A notice about a game. A part of the page that failed to load may show one of its own. */
export const toast = page.getByRole("region", { name: "Notices" }).getByRole("alert");

export const quitButton = page.getByRole("button", { name: "Quit game" });
