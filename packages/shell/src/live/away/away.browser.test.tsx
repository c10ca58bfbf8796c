import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { connection } from "../../testing/open-as-member.ts";
import { openSite } from "../../testing/open-site.tsx";

const hosts = [["desktop"], ["mobile"]] as const;

const starting = () => new Response("The platform is starting.", { status: 503 });
const cutOff = () => Promise.reject(new TypeError("Failed to fetch"));
const byContract = () => undefined;

const sentence = page.getByText("We’re having trouble loading this page. We’ll keep trying.");
const games = page.getByRole("button", { name: /^Play / });
const banners = page.getByRole("region", { name: "Banners", exact: true });

/** Texts that report a failure or offer a retry, including those for screen readers only. */
const said = () =>
  [...document.querySelectorAll(".note, .footer-note, .float.retry, .jackpot-retry, .toast")]
    .filter((part) => part.checkVisibility())
    .map((part) => part.textContent);

const whole = ["We’re having trouble loading this page. We’ll keep trying.Try again"];

test.each(hosts)(
  "home on %s says once that the platform is away, with one button, and is complete by itself when it is back",
  async (host) => {
    const site = await openSite("/", { host, answers: { "*": starting } });
    await expect.element(sentence).toBeVisible();
    await expect.poll(said).toEqual(whole);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect.poll(said).toEqual(whole);
    // Shortcuts that failed to load leave no close button behind.
    await expect.poll(() => document.querySelector(".float.retry")).not.toBeNull();
    expect(page.getByRole("complementary", { name: "Shortcuts" }).query()).toBeNull();
    site.answer({ "*": byContract });
    await vi.advanceTimersByTimeAsync(30_000);
    await expect.element(games.first()).toBeVisible();
    await expect.element(banners).toBeVisible();
    await expect.element(sentence).not.toBeInTheDocument();
    expect(said()).toEqual([]);
    // The live connection needs the site's details, however late they arrive.
    await expect.poll(connection).toBe("connected");
  },
);

test("without the operator's logo a phone's header has our mark, and no half of our name below it", async () => {
  await openSite("/", { host: "mobile", answers: { "*": starting } });
  await expect.element(sentence).toBeVisible();
  const logo = page.getByRole("banner").getByRole("link", { name: /home/i }).first().element();
  const [box, mark, name] = [logo, ...logo.children].map((part) => part.getBoundingClientRect());
  const middleOf = ({ top = 0, bottom = 0 } = {}) => (top + bottom) / 2;
  expect(middleOf(mark)).toBeCloseTo(middleOf(box), 0);
  expect(name?.top).toBeGreaterThanOrEqual(box?.bottom ?? 0);
});

test("while the platform is away one small call checks for it, and a press checks at once", async () => {
  const site = await openSite("/", { answers: { "*": cutOff } });
  await expect.element(sentence).toBeVisible();
  const asked = site.calls("/arks/web/carousel_picture").length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(site.calls("/arks/web/carousel_picture")).toHaveLength(asked);
  expect(said()).toEqual(whole);
  const button = page.getByRole("button", { name: "Try again" }).element();
  // Set together, because the page may retry at any moment.
  site.answer({ "*": byContract });
  if (button instanceof HTMLElement) button.click();
  await expect.element(games.first()).toBeVisible();
  await expect.element(sentence).not.toBeInTheDocument();
});

test.each([
  ["/arks/web/carousel_picture", "The banners could not be loaded."],
  // Two lists on the page depend on this one call.
  ["/v3/game_list", "The games could not be loaded."],
])("when only %s fails, its part says so in its place", async (path, text) => {
  await openSite("/", { answers: { [path]: starting } });
  await expect.element(page.getByText(text)).toBeVisible();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(sentence.query()).toBeNull();
});

test.each([
  ["desktop", "/user/Info"],
  ["mobile", "/user/Transaction"],
  ["desktop", "/faq"],
] as const)("on %s the page %s says it once, too", async (host, path) => {
  await openSite(path, { host, member: path !== "/faq", answers: { "*": starting } });
  await expect.element(sentence).toBeVisible();
  await expect.poll(said).toEqual(whole);
});

test("a refusal shown while parts of the page cannot reach the platform has a notice of its own", async () => {
  const refusal = "Profiles cannot be read at the moment.";
  const site = await openSite("/", {
    member: true,
    answers: { "*": starting, "/member/profile": { code: "203", message: refusal } },
  });
  await expect.element(sentence).toBeVisible();
  await site.go("/user/Info");
  await expect.poll(said).toEqual([...whole, expect.stringContaining(refusal)]);
});

test("real time starts when the site's details arrive many minutes late", async () => {
  const detail = "/arks/web/site/detail";
  const site = await openSite("/sponsor", { answers: { [detail]: starting } });
  await vi.advanceTimersByTimeAsync(300_000);
  expect(site.socket.attempts()).toBe(0);
  site.answer({ [detail]: byContract });
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(connection).toBe("connected");
});
