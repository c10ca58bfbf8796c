import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { connection, openAsMember } from "../testing/open-as-member.ts";
import { openSite } from "../testing/open-site.tsx";

const layout = "/member/profile/common/layout";

/** In small steps, because the "connected again" notice stays for 3 s. */
const untilConnected = () =>
  expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(250);
      return connection();
    })
    .toBe("connected");

test("[RT-07] after a lost connection the page retries after 1 s up to 5 s, and says so until it is back", async () => {
  const site = await openSite("/sponsor");
  await expect.poll(connection).toBe("connected");
  const tried = site.socket.attempts();
  site.stopClock();
  site.socket.cut();
  await expect.poll(connection).toBe("reconnecting");
  await vi.advanceTimersByTimeAsync(900);
  expect(site.socket.attempts()).toBe(tried);
  await vi.advanceTimersByTimeAsync(200);
  expect(site.socket.attempts()).toBe(tried + 1);
  await expect.element(page.getByText("Live updates lost. Reconnecting.")).toBeVisible();

  // Then 2 and 4 s, and 5 s from then on; each may be up to a quarter shorter.
  await vi.advanceTimersByTimeAsync(60_000);
  expect(site.socket.attempts() - tried).toBeGreaterThanOrEqual(12);
  expect(site.socket.attempts() - tried).toBeLessThanOrEqual(18);
  site.socket.restore();
  await untilConnected();
  await expect.element(page.getByText("You’re back online.")).toBeVisible();
});

test("a page that cannot catch up is not connected: it retries, and says why once", async () => {
  const site = await openAsMember("/sponsor");
  site.answer({ [layout]: { code: "999", message: "Not now." } });
  site.socket.cut();
  await expect.poll(connection).toBe("reconnecting");
  site.socket.restore();
  await vi.advanceTimersByTimeAsync(1_000);
  const notice = page.getByText("Not now.");
  await expect.element(notice).toBeVisible();
  const asked = site.calls(layout).length;
  const told = new Set<Element>();
  await expect
    .poll(async () => {
      for (const element of notice.elements()) told.add(element);
      await vi.advanceTimersByTimeAsync(500);
      return site.calls(layout).length;
    })
    .toBeGreaterThan(asked + 3);
  expect([connection(), told.size]).toEqual(["catching-up", 1]);

  site.answer({ [layout]: "success" });
  await untilConnected();
});

test("a member's channels are those of the account's currency, whatever currency the site is shown in", async () => {
  const site = await openAsMember("/sponsor", { currency: "VND" });
  const joined = site.socket.joined();
  expect(joined).toEqual(expect.arrayContaining(["private-member.USD", "web_api.USD"]));
  expect(joined.join()).not.toContain("VND");
});
