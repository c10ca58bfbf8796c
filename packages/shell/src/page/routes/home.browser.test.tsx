import type { Answers } from "@naluma/api-client/wire-platform.fake";
import { entry } from "@naluma/lobby/catalogue.fake";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { games } from "../../testing/games.fake.ts";
import { logIn } from "../../testing/log-in.ts";
import { openSite } from "../../testing/open-site.tsx";

const hosts = ["desktop", "mobile"] as const;

/** The vertical centre of an element. */
const centreOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

const carousel = page.getByRole("region", { name: "Banners", exact: true });

const twoLiveProviders: Answers = {
  ...games,
  "/v3/game_list": {
    data: [
      { gt_id: 2, en_name: "Slot", gp_list: [entry(1, 2, "Kestrel", "", "GP1")] },
      {
        gt_id: 3,
        en_name: "Live",
        gp_list: [entry(2, 3, "Kestrel", "", "GP1"), entry(3, 3, "Oxbow", "", "GP2")],
      },
    ],
  },
  "/v2/get_template_game_list": {
    data: {
      info: [
        entry(102, 2, "Midnight Fox"),
        entry(301, 3, "Kestrel Live", "K1", "GP1"),
        entry(302, 3, "Oxbow Live", "O1", "GP2"),
      ],
    },
  },
};

const game = { currency: "USD", gt_id: 3, gp_id: "GP2", gp_gt_name: "Live", customized: 0 };
const banner = (link: object, title = "Come and see\nThere is more behind it."): Answers => ({
  "/arks/web/carousel_picture": {
    data: {
      web_carousel_picture_list: [
        {
          id: 1,
          title,
          url: "",
          link_type: 2,
          link_method: 0,
          photo_path: "",
          game_link_parameter: game,
          ...link,
        },
      ],
    },
  },
});

/** Presses the carousel's image, away from its controls. */
async function pressPicture(): Promise<void> {
  await expect.element(carousel.getByRole("heading")).toBeVisible();
  const { width, height } = carousel.element().getBoundingClientRect();
  await carousel.click({ position: { x: width * 0.8, y: height * 0.3 } });
}

const outside = "https://partner.example/cup?from=us";

test.each([
  [0, { left: [outside], opened: [] }],
  [1, { left: [], opened: [outside] }],
])(
  "[LOBBY-08] [LOBBY-11] a banner with an address on another site and link_method %i leads there: %j",
  async (link_method, expected) => {
    const { left, opened } = await openSite("/", {
      answers: banner({ link_type: 0, url: outside, link_method }),
    });
    await pressPicture();
    expect({ left, opened }).toEqual(expected);
  },
);

test("[LOBBY-09] a banner leads to a page of the site", async () => {
  const site = await openSite("/", { answers: banner({ link_type: 1, url: "/discount" }) });
  await pressPicture();
  await expect.element(page.getByRole("heading", { level: 1, name: "Promotions" })).toBeVisible();
  expect(location.pathname).toBe("/discount");
  expect(site.left).toEqual([]);
});

test("[LOBBY-09] a member's banner leads to the agent area", async () => {
  await openSite("/", { member: true, answers: banner({ link_type: 1, url: "/proxy" }) });
  await pressPicture();
  await expect.poll(() => location.pathname).toMatch(/^\/proxy/);
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.each(hosts)(
  "[LOBBY-10] a banner of games leads on %s to the games of its provider and type",
  async (host) => {
    await openSite("/", { host, answers: { ...twoLiveProviders, ...banner({}) } });
    await pressPicture();
    await expect.element(page.getByRole("button", { name: "Play Oxbow Live" })).toBeVisible();
    expect(page.getByRole("button", { name: "Play Kestrel Live" }).query()).toBeNull();
    const kind = page.getByRole("navigation", { name: "Game categories" }).getByRole("link", {
      name: "Live casino",
    });
    await expect.element(kind).toHaveFocus();
    await expect.element(kind).toHaveAttribute("aria-current");
    // They fill the screen: a press that only changes something far below would seem to do nothing.
    await expect.poll(() => centreOf(kind.element())).toBeLessThan(160);
  },
);

test("[LOBBY-12] a banner of games for another currency does nothing", async () => {
  const link = { game_link_parameter: { ...game, currency: "VND" } };
  const site = await openSite("/", { answers: { ...games, ...banner(link) } });
  await expect.element(page.getByRole("button", { name: "Play Midnight Fox" })).toBeVisible();
  await pressPicture();
  expect(carousel.getByRole("link").query()).toBeNull();
  await expect.element(page.getByRole("button", { name: "Play Midnight Fox" })).toBeVisible();
  expect([site.left, location.pathname + location.hash]).toEqual([[], "/"]);
});

test("[RT-10] banners are fetched again when the platform announces a change for the current currency", async () => {
  const site = await openSite("/", { answers: banner({}) });
  await expect.element(carousel.getByRole("heading")).toHaveTextContent("Come and see");
  await expect.poll(site.socket.joined).toContain("web_api.USD");
  site.answer(banner({}, "Fresh from the platform"));
  site.socket.say("web_api.VND", "carousel_picture.url");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(site.calls("/arks/web/carousel_picture")).toHaveLength(1);
  site.socket.say("web_api.USD", "carousel_picture.url");
  await expect.element(carousel.getByRole("heading")).toHaveTextContent("Fresh from the platform");
  expect(site.calls("/arks/web/carousel_picture")).toHaveLength(2);
});

const announcement = (id: number, sort: number, before: 0 | 1, after: 0 | 1) => ({
  id,
  sort,
  display_before_login: before,
  display_after_login: after,
  content: `<b>Number ${id}</b> some words of the operator.`,
});
const marquee = "/arks/web/announcement/marquee";
const mixed: Answers = {
  [marquee]: {
    data: {
      web_announcement_list: [
        announcement(1, 10, 1, 1),
        announcement(2, 30, 1, 0),
        announcement(3, 20, 0, 1),
        announcement(4, 40, 1, 1),
        announcement(5, 50, 0, 0),
      ],
    },
  },
};
const announced = () =>
  page
    .getByRole("region", { name: "Announcements" })
    .getByRole("listitem")
    .elements()
    .map((item) => item.querySelector("b")?.textContent);

test("[LOBBY-15] [LOBBY-16] [LOBBY-17] [AUTH-15] logging in fetches the members' announcements again, in the platform's order", async () => {
  const site = await openSite("/", { answers: mixed });
  await expect.poll(announced).toEqual(["Number 4", "Number 2", "Number 1"]);
  await logIn();
  await expect.poll(announced).toEqual(["Number 4", "Number 3", "Number 1"]);
  const sentTokens = () => site.calls(marquee).map(({ headers }) => headers.has("authorization"));
  await expect.poll(sentTokens).toEqual([false, true]);
});

const jackpot = (amount: string): Answers => ({
  "/v2/get_jackpot": { data: { jackpot_amount_total: amount } },
});
const figures = () => [...document.querySelectorAll(".jackpot .jackpot-digits b")];
const digits = () =>
  figures()
    .map(({ textContent }) => textContent)
    .join("");
const rolls = () => figures().map((figure) => figure.querySelector(".digit-roll"));

test("the jackpot of an open lobby is updated, and only changed digits roll", async () => {
  const site = await openSite("/", { motion: true, answers: jackpot("12345.67") });
  await expect.poll(digits).toBe("000001234567");
  const before = rolls();
  site.answer(jackpot("12346.07"));
  await vi.advanceTimersByTimeAsync(16_000);
  await expect.poll(digits).toBe("000001234607");
  const changed = rolls().flatMap((roll, at) => (roll && roll !== before[at] ? [roll] : []));
  expect(changed.map(({ textContent }) => textContent)).toEqual(["6", "0"]);
  const durations = changed.map((roll) => getComputedStyle(roll).animationDuration);
  expect(durations).toEqual(["0.2s", "0.2s"]);
});

const floats = page.getByRole("complementary", { name: "Shortcuts" });

test("customer service floats in the margin, covers no game, and stays closed for the visit", async () => {
  const site = await openSite("/", {
    answers: { ...games, "/arks/web/float": { data: { list: [] } } },
  });
  const service = floats.getByRole("link", { name: "Customer service" });
  await expect.element(service).toHaveAttribute("target", "_blank");
  const { width, left } = service.element().getBoundingClientRect();
  expect(width).toBe(54);
  const content = page.getByRole("main").element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(content.right);

  await floats.getByRole("button", { name: "Hide shortcuts" }).click();
  await expect.element(floats).not.toBeInTheDocument();
  await site.reload();
  await expect.element(page.getByRole("button", { name: "Play Midnight Fox" })).toBeVisible();
  await expect.element(floats).not.toBeInTheDocument();
  // Simulates the next visit by clearing the tab's storage.
  sessionStorage.clear();
  await site.reload();
  await expect.element(service).toBeVisible();
});

test("at most two shortcuts float above a phone's tab bar, and can be closed", async () => {
  const list = ["One", "Two", "Three"].map((name, at) => ({
    id: at + 1,
    name,
    url: `https://outside.example/${name}`,
    photo_path: "",
  }));
  await openSite("/", { host: "mobile", answers: { "/arks/web/float": { data: { list } } } });
  const links = floats.getByRole("link");
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map((link) => link.getAttribute("href"))).toEqual([
    "https://outside.example/One",
    "https://outside.example/Two",
  ]);
  const bar = page.getByRole("navigation", { name: "Main" }).element().getBoundingClientRect();
  const lowest = links.nth(1).element().getBoundingClientRect();
  expect(lowest.bottom).toBeLessThanOrEqual(bar.top);
  await floats.getByRole("button", { name: "Hide shortcuts" }).click();
  await expect.element(floats).not.toBeInTheDocument();
});

test.each(hosts)("the footer of %s leads to a type of games further up", async (host) => {
  await openSite("/", { host, answers: games });
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Live casino" }).click();
  const kinds = page.getByRole("navigation", { name: "Game categories" });
  const chosen = kinds.getByRole("link", { name: "Live casino" });
  await expect.element(chosen).toHaveAttribute("aria-current", "true");
  await expect.element(chosen).toBeInViewport();
  expect(location.hash).toBe("#live_casino");
});

const inFooter = (url: string, name: string, photo_path = "") => ({
  id: name.length,
  name,
  url,
  photo_path,
});

test.each(hosts)(
  "the footer of %s has what the operator placed, each at its place, beside what every site has",
  async (host) => {
    const list = [
      inFooter("faq/3", "A question"),
      inFooter("main/1", "About"),
      inFooter("https://safe.example/", "Safe play"),
      inFooter("https://licence.example/0815", "A seal", "/media/marks/adults.svg"),
    ];
    await openSite("/sponsor", {
      host,
      settings: { tracking: { en_US: { address: "/t.js", id: "1", integrity: "" } } },
      answers: {
        "/arks/web/footer": { data: { list } },
        "/arks/web/web-mobile-footer": { data: { list } },
      },
    });
    const footer = page.getByRole("contentinfo");
    for (const name of ["A question", "Customer service"])
      await expect.element(footer.getByRole("link", { name })).toBeVisible();
    const links = [...footer.element().querySelectorAll("a")].map((link) => [
      link.textContent.trim() || link.querySelector("img")?.alt,
      link.getAttribute("href"),
    ]);
    expect(Object.fromEntries(links)).toMatchObject({
      "A question": "/faq/3",
      "Customer service": expect.stringMatching(/^https?:/),
      Promotions: "/discount",
      Sponsors: "/sponsor",
      FAQ: "/faq",
      App: "/app",
      About: "/main/1",
      "Safe play": "https://safe.example/",
      "A seal": "https://licence.example/0815",
    });
    await expect.element(footer).toMatchTextContent(/aged 18 and over/);
    for (const name of ["News", "Cookie settings"])
      await expect.element(footer.getByRole("button", { name })).toBeVisible();
  },
);
