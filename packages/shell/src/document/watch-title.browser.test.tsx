import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { openSite } from "../testing/open-site.tsx";
import { watchTitle } from "./watch-title.ts";

const gameAddress = { url: "https://game.provider.example/run?ticket=0c9f" };

/** A host's entry calls this once the page is hydrated. */
const followTitle = () => onTestFinished(watchTitle(document));

const overwrite = () => void (document.title = "Somebody else's");
const title = () => document.title;

test.each(["desktop", "mobile"] as const)(
  "[SHELL-08] the title on %s is written again at every change of path",
  async (host) => {
    const site = await openSite("/", { host });
    followTitle();
    await expect.poll(title).toBe("Naluma");
    overwrite();
    await site.go("/faq");
    await expect.poll(title).toBe("Frequently asked questions – Naluma");
    overwrite();
    history.back();
    await expect.poll(title).toBe("Naluma");
  },
);

test("[SHELL-08] the title names the game at /play, and the site again afterwards", async () => {
  const site = await openSite("/", {
    host: "mobile",
    member: true,
    settings: { frameOrigins: [new URL(gameAddress.url).origin] },
  });
  await expect.poll(site.socket.joined).toContain("private-member.7");
  followTitle();
  overwrite();
  await page.getByRole("button", { name: "Play Golden Harvest" }).first().click();
  await expect.poll(() => site.calls("/member/game/play1").length).toBe(1);
  site.socket.say("private-member.7", "game.url", gameAddress);
  await expect.poll(title).toBe("Golden Harvest – Naluma");
  expect(location.pathname).toBe("/play");
  overwrite();
  history.back();
  await expect.poll(title).toBe("Naluma");
});
