import type { PlatformAnswer } from "@naluma/api-client/wire-platform.fake";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { logIn, logInButton } from "../../testing/log-in.ts";
import { beginning, openSite } from "../../testing/open-site.tsx";

const offered = "/arks/web/activity/red_envelope_promotion";
const claim = "/arks/web/activity/red_envelope";
const myCash = "/member/profile/my_cash";
const channel = "private-member.USD";
const hour = 3_600_000;

/** The site's time is that of Caracas, four hours behind UTC. */
const siteTime = (at: number) =>
  new Date(at - 4 * hour).toISOString().slice(0, 19).replace("T", " ");
const envelope = (endsAt: number) => ({ envelope: { id: 77, end_at: siteTime(endsAt) } });
const forAnHour: PlatformAnswer = () => ({ data: envelope(Date.now() + hour) });
const nothing: PlatformAnswer = { data: { envelope: null } };

/** Not found by its role, because it has none behind an open dialog. */
const float = page.getByRole("button", { name: /^Red envelope, / });
const dialog = page.getByRole("dialog");
const open = dialog.getByRole("button", { name: "Open it" });

/** The remaining time on the floating envelope, in seconds. */
const secondsLeft = () => {
  const clock = float.element().querySelector(".float-caption")?.textContent ?? "";
  return clock.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
};

test("[PROMO-03] [PROMO-04] on a device three hours fast the countdown follows the platform, and after its end the next envelope is requested", async () => {
  const endsAt = beginning.getTime() + 180_000;
  const site = await openSite("/sponsor", {
    member: true,
    answers: {
      [offered]: () =>
        Response.json(
          { code: "100", message: "", data: envelope(endsAt - 3 * hour) },
          { headers: { date: new Date(Date.now() - 3 * hour).toUTCString() } },
        ),
    },
  });
  await site.present();
  await expect.element(float).toHaveAccessibleName(/^Red envelope, [23] minutes left$/);
  const expectRight = () =>
    expect
      .poll(() => Math.abs(secondsLeft() - (endsAt - Date.now()) / 1_000))
      .toBeLessThanOrEqual(2);
  await expectRight();
  await vi.advanceTimersByTimeAsync(60_000);
  await expectRight();

  site.stopClock();
  const askedAfter: number[] = [];
  site.answer({
    [offered]: () => {
      askedAfter.push(Date.now() - endsAt);
      return { data: envelope(Date.now() + hour) };
    },
  });
  // The platform's clock is only known to the second, so its time may be off by up to a second.
  await vi.advanceTimersByTimeAsync(endsAt + 1_000 - Date.now());
  await expect.element(float).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(3_000);
  await expect.poll(() => askedAfter).toHaveLength(1);
  expect(askedAfter[0]).toBeGreaterThanOrEqual(2_000);
  await expect.element(float).toBeVisible();
});

test("[RT-25] a red envelope appears and disappears by its display event; one that is open meanwhile says that it has ended", async () => {
  const site = await openSite("/sponsor", { member: true, answers: { [offered]: nothing } });
  await site.present();
  await expect.element(float).not.toBeInTheDocument();

  site.answer({ [offered]: forAnHour });
  site.socket.say(channel, "RedEnvelopeDisplay");
  await float.click();
  await expect.element(open).toBeVisible();
  site.answer({ [offered]: nothing });
  site.socket.say(channel, "RedEnvelopeDisplay");
  await expect.element(dialog).toHaveAccessibleName("This red envelope has ended");
  await expect.element(open).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect.element(float).not.toBeInTheDocument();
});

test.each(["desktop", "mobile"] as const)(
  "[PROMO-06] [PROMO-07] a red envelope is opened once and shows its money; then balance and next envelope are requested, on %s",
  async (host) => {
    const site = await openSite("/sponsor", {
      host,
      member: true,
      answers: { [offered]: forAnHour, [claim]: { data: { cash: "18.88" } } },
    });
    await site.present();
    await float.click();
    await open.dblClick();
    await expect.element(dialog).toHaveAccessibleName("It’s yours");
    // A double click: even if the response is fast, its second press must not hit the button that closes the dialog.
    const done = dialog.getByRole("button", { name: "Done" });
    done.element().dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
    await expect.element(dialog.getByRole("status")).toHaveTextContent("You received$18.88");
    expect(site.calls(claim).map(({ body }) => body)).toEqual([{ id: 77 }]);
    expect(site.calls(claim)[0]?.headers.get("idempotency-key")).toMatch(/^[\w-]{8,64}$/);

    site.answer({ [offered]: nothing });
    const asked = [offered, myCash].map((path) => site.calls(path).length);
    await done.click();
    await expect
      .poll(() => [offered, myCash].map((path, at) => site.calls(path).length > (asked[at] ?? 0)))
      .toEqual([true, true]);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(float).not.toBeInTheDocument();
  },
);

test("[PROMO-08] [PROMO-09] a refusal is shown and the envelope stays; its end is shown and the envelope disappears", async () => {
  const words = "Only for members with a deposit today.";
  const site = await openSite("/sponsor", {
    member: true,
    answers: { [offered]: forAnHour, [claim]: { code: "199", message: words } },
  });
  await site.present();
  await float.click();
  await open.click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(words);
  await userEvent.keyboard("{Escape}");
  await float.click();
  site.answer({ [claim]: { code: "102", message: "It is over." }, [offered]: nothing });
  await open.click();
  await expect.element(dialog.getByText("It is over.")).toBeVisible();
  await expect.element(open).not.toBeInTheDocument();
  const [refused, later] = site.calls(claim).map(({ headers }) => headers.get("idempotency-key"));
  expect(refused).not.toBe(later);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(float).not.toBeInTheDocument();
});

test("after a session has ended, the red envelope is read before it can be opened", async () => {
  const site = await openSite("/sponsor", {
    member: true,
    answers: {
      [offered]: forAnHour,
      [claim]: () => Response.json({ code: "401", message: "", data: null }, { status: 401 }),
    },
  });
  await site.present();
  await float.click();
  await open.click();
  await expect.element(logInButton()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(float).not.toBeInTheDocument();

  const answer = Promise.withResolvers<{ data: unknown }>();
  const asked = site.calls(offered).length;
  site.answer({ [offered]: () => answer.promise });
  await logIn();
  await expect.poll(() => site.calls(offered).length).toBeGreaterThan(asked);
  await expect.element(float).not.toBeInTheDocument();
  answer.resolve({ data: envelope(Date.now() + hour) });
  await expect.element(float).toBeVisible();
});
