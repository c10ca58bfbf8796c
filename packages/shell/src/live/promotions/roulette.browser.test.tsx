import type { Answers } from "@naluma/api-client/wire-platform.fake";
import { wheelPicture } from "@naluma/ui/wheel";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { plainMember } from "../../centre/centre-answers.fake.ts";
import { openSite } from "../../testing/open-site.tsx";

const roulette = "/arks/web/activity/roulette";
const info = "/arks/web/activity/roulette/info";
const spinCall = "/arks/web/activity/roulette/spin";
const channel = "private-member.USD";
const hosts = ["desktop", "mobile"] as const;

const noRoulette: Answers = { [roulette]: { data: { detail: null } } };
const draws = (left: number): Answers => ({
  [info]: { data: { detail: { remaining_draws: left } } },
});

const float = page.getByRole("button", { name: /^Prize wheel/ });
const dialog = page.getByRole("dialog", { name: "Prize wheel" });
const alert = page.getByRole("alertdialog");
const spin = dialog.getByRole("button", { name: "Spin the wheel" });

const disc = () => {
  const found = document.querySelector<SVGGElement>(".wheel-dialog .wheel-disc");
  if (!found) throw new Error("There is no wheel.");
  return found;
};

/** The current or target rotation of the disc, in degrees. */
const angle = () => Number(/rotate\((-?[\d.]+)deg\)/.exec(disc().style.transform)?.[1]);

async function openWheel(): Promise<void> {
  await float.click();
  await expect.element(spin).not.toHaveAttribute("aria-disabled");
}

test("[PROMO-12] [PROMO-13] [PROMO-14] a member's page loads the roulette and the picture for its prizes; opening reads the draws", async () => {
  const loaded = vi.spyOn(HTMLImageElement.prototype, "src", "set");
  onTestFinished(() => loaded.mockRestore());
  const prize_settings = Array.from({ length: 7 }, (_, at) => ({
    prize_id: at + 1,
    prize_name: `${at}.88`,
  }));
  const site = await openSite("/sponsor", {
    member: true,
    answers: { ...draws(2), [roulette]: { data: { detail: { prize_settings } } } },
  });
  await site.present();
  await expect.element(float).toHaveAccessibleName("Prize wheel, 2 spins left");
  expect(loaded).toHaveBeenCalledWith(wheelPicture(7));

  const asked = site.calls(info).length;
  await openWheel();
  await expect.poll(() => site.calls(info).length).toBe(asked + 1);
  await expect
    .poll(() => disc().querySelector("image")?.getAttribute("href"))
    .toBe(wheelPicture(7));
});

test.each(hosts)(
  "[PROMO-15] [PROMO-16] [PROMO-17] [PROMO-20] the wheel turns for 1.5 s to the prize and announces it, and closing resets it, on %s",
  async (host) => {
    const site = await openSite("/sponsor", {
      host,
      member: true,
      motion: true,
      answers: {
        ...draws(3),
        [spinCall]: { data: { prize_id: 3, remaining_draws: 2 } },
      },
    });
    await site.present();
    await openWheel();
    expect(angle()).toBe(0);
    site.stopClock();
    await spin.click();
    await expect.poll(angle).toBeGreaterThan(3_000);
    expect(getComputedStyle(disc()).transitionDuration).toBe("1.5s");
    const pieces = (((-angle() % 360) + 360) % 360) / 60;
    // The third of six pieces is under the pointer, which is at most a third of a piece from its middle.
    expect(Math.abs(pieces - 2)).toBeLessThanOrEqual(1 / 3 + 0.001);
    const [call] = site.calls(spinCall);
    expect(call?.body).toEqual({});
    expect(call?.headers.get("idempotency-key")).toMatch(/.{16,}/);

    expect(alert.query()).toBeNull();
    await vi.advanceTimersByTimeAsync(1_500);
    await expect.element(alert).toHaveAccessibleName("You won $8.88");
    site.answer(draws(2));
    await alert.getByRole("button", { name: "Close" }).click();
    await expect.element(dialog.getByText("2", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect.element(float).toHaveAccessibleName("Prize wheel, 2 spins left");
    await openWheel();
    expect(angle()).toBe(0);
  },
);

test("[RT-26] the roulette appears and disappears by its display event; one that ends while it is open says so", async () => {
  const site = await openSite("/sponsor", {
    member: true,
    answers: { ...noRoulette },
  });
  await site.present();
  await expect.element(float).not.toBeInTheDocument();

  site.answer({ [roulette]: () => undefined });
  site.socket.say(channel, "roulette_display");
  await openWheel();
  site.answer(noRoulette);
  site.socket.say(channel, "roulette_display");
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("This prize wheel has ended.");
  await expect.element(spin).toHaveAttribute("aria-disabled", "true");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(float).not.toBeInTheDocument();
});

const words = "The platform's own words.";
const refused = (code: string) => ({ code, message: words });

test("[PROMO-23] [PROMO-24] [PROMO-25] [PROMO-26] a spin that is refused says why, and the wheel does not turn", async () => {
  const site = await openSite("/sponsor", {
    member: true,
    answers: { ...draws(3) },
  });
  await site.present();
  await openWheel();
  for (const [code, text] of [
    ["2093102", "You have no spins left."],
    ["2093103", "This prize wheel has ended."],
    ["2093104", "This prize wheel hasn’t started yet."],
    ["2093199", words],
  ] as const) {
    site.answer({ [spinCall]: refused(code) });
    await spin.click();
    await expect.element(dialog.getByRole("alert")).toHaveTextContent(text);
    expect(angle()).toBe(0);
  }
  await expect.element(alert).not.toBeInTheDocument();
});

test("[PROMO-21] [PROMO-22] refused draws can be requested again, and an unmet condition shows a warning", async () => {
  const site = await openSite("/sponsor", {
    member: true,
    answers: { ...draws(3) },
  });
  await site.present();
  await expect.element(float).toHaveAccessibleName("Prize wheel, 3 spins left");
  site.answer({ [info]: refused("2095101"), [spinCall]: refused("2093101") });
  await float.click();
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("The prize wheel isn’t available for your account.");
  site.answer(draws(3));
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.element(spin).not.toHaveAttribute("aria-disabled");
  await spin.click();
  await expect.element(alert).toHaveAccessibleName("You can’t spin yet");
  await expect
    .element(alert)
    .toMatchTextContent(/You haven’t met the conditions of this promotion yet\./);
  await alert.getByRole("button", { name: "Close" }).click();
  await expect.element(alert).not.toBeInTheDocument();
  expect(angle()).toBe(0);
  await expect.element(dialog.getByText("3", { exact: true })).toBeVisible();
});

test("a spin whose answer arrives after closing is still shown, using only the keyboard", async () => {
  const answer = Promise.withResolvers<{ data: unknown }>();
  const site = await openSite("/sponsor", {
    member: true,
    answers: { ...draws(3), [spinCall]: () => answer.promise },
  });
  await site.present();
  await expect.element(float).toHaveAccessibleName("Prize wheel, 3 spins left");
  float.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(spin).not.toHaveAttribute("aria-disabled");
  spin.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(spin).toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  site.answer(draws(2));
  answer.resolve({ data: { prize_id: 3, remaining_draws: 2 } });
  await expect.element(alert).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(float).toHaveAccessibleName("Prize wheel, 2 spins left");
});

test("the roulette floats over no page of the member centre, where limits are set", async () => {
  const site = await openSite("/sponsor", {
    host: "mobile",
    member: true,
    answers: { ...plainMember(), ...draws(2) },
  });
  await site.present();
  await expect.element(float).toBeVisible();
  await site.go("/user");
  await expect.element(page.getByRole("heading", { level: 1, name: "My wallet" })).toBeVisible();
  await expect.element(float).not.toBeInTheDocument();
  await site.go("/sponsor");
  await expect.element(float).toBeVisible();
});
