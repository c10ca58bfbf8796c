import type { PlatformAnswer } from "@naluma/api-client/wire-platform.fake";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { agentStatus } from "../../centre/centre-answers.fake.ts";
import { expectFrame } from "../../testing/expect-whole.ts";
import { openSite } from "../../testing/open-site.tsx";

const hosts = [["desktop"], ["mobile"]] as const;

const unreadable = () => new Response("<html>not json</html>");
const byContract = () => undefined;

const again = page.getByRole("button", { name: /Try again$/ });

/**
 * Presses every retry button until the page has none left. A button cannot be pressed while its retry is running, and
 * a retry started before the platform recovered still fails: live updates refetch by themselves, too.
 */
const askForAll = () =>
  expect
    .poll(() => {
      const left = again.elements();
      for (const button of left) if (button instanceof HTMLElement) button.click();
      return left.length;
    })
    .toBe(0);

const footer = page.getByRole("contentinfo");
const shortcuts = page.getByRole("complementary", { name: "Shortcuts" });

const safePlay = { id: 1, name: "Safe play", url: "https://safe.example/", photo_path: "" };

/** The home page's error text for each part, and the content that replaces it. */
const partsOfHome = (host: "desktop" | "mobile") => ({
  "The banners could not be loaded.": page.getByRole("region", { name: "Banners", exact: true }),
  "The announcements could not be loaded.": page.getByRole("region", { name: "Announcements" }),
  "Jackpot amount unavailable right now": page.getByText(/^Jackpot \$/),
  "The games could not be loaded.": page.getByRole("button", { name: /^Play / }),
  "The shortcuts could not be loaded. Try again": shortcuts.getByRole("link", {
    name: "Safe play",
  }),
  ...(host === "desktop"
    ? {
        "Some links could not be loaded.": footer.getByRole("link", { name: "Responsible gaming" }),
        "The popular games could not be loaded.": page.getByRole("heading", {
          name: "Popular now",
        }),
      }
    : { "Some links could not be loaded.": footer.getByRole("link", { name: "Questions" }) }),
});

test.each(hosts)(
  "on %s each part of home that cannot be read says so in its place, and loads with a press",
  async (host) => {
    const site = await openSite("/", { host, answers: { "*": unreadable } });
    const parts = Object.entries(partsOfHome(host));
    for (const [notice] of parts)
      await expect.element(page.getByText(notice).first()).toBeInTheDocument();
    await expectFrame();
    site.answer({ "*": byContract, "/arks/web/float": { data: { list: [safePlay] } } });
    await askForAll();
    for (const [notice, whole] of parts) {
      await expect.element(whole.first(), { message: notice }).toBeInTheDocument();
      expect(page.getByText(notice).elements()).toHaveLength(0);
    }
  },
);

test.each(hosts)("on %s unreadable lists of games say so, and load with a press", async (host) => {
  const popularGames = "/arks/web/member-games/hot-games";
  const lastPlayed = "/arks/web/member-games/last-playing-game";
  const site = await openSite("/", {
    host,
    member: true,
    answers: { [popularGames]: unreadable, [lastPlayed]: unreadable },
  });
  const main = page.getByRole("main");
  const notice = main.getByText("The games could not be loaded.");
  for (const [filter, path] of [
    ["Popular", popularGames],
    ["Recently played", lastPlayed],
  ] as const) {
    await main.getByRole("button", { name: filter }).click();
    await expect.element(notice).toBeVisible();
    site.answer({ [path]: byContract });
    await main.getByRole("button", { name: "Try again" }).last().click();
    await expect.element(main.getByRole("button", { name: /^Play / }).first()).toBeVisible();
    await expect.element(notice).not.toBeInTheDocument();
  }
});

test.each(hosts)(
  "on %s an unreadable balance, wallet or list of favourites says so, and loads with a press",
  async (host) => {
    const site = await openSite("/", {
      host,
      member: true,
      answers: { "*": unreadable },
    });
    const balance = page.getByRole("button", { name: /^We couldn’t load your balance/ });
    await expect.element(balance).toBeVisible();
    await expectFrame();
    // Live updates also refetch by themselves, sometimes just as the button is about to be pressed.
    site.stopClock();
    await page.getByRole("banner").getByRole("button", { name: "Wallet" }).click();
    const wallet = page.getByRole("dialog");
    await expect.element(wallet.getByText(/^We couldn’t load your balances/)).toBeVisible();
    site.answer({ "*": byContract });
    // Live updates refetch periodically, and may be faster than any press.
    const walletAgain = wallet.getByRole("button", { name: "Try again" });
    for (const button of walletAgain.elements()) if (button instanceof HTMLElement) button.click();
    await expect.element(wallet.getByText("Main wallet")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await askForAll();
    await expect.element(balance).not.toBeInTheDocument();
    await expect.element(page.getByRole("banner").getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible();
    await expect
      .element(page.getByRole("button", { name: "Favourite: Golden Harvest" }).first())
      .toBeVisible();
  },
);

test.each(hosts)("on %s the hearts load with their games, by the same press", async (host) => {
  const catalogue = "/v2/get_template_game_list";
  const site = await openSite("/", { host, member: true, answers: { [catalogue]: unreadable } });
  const main = page.getByRole("main");
  await expect.element(main.getByText("The games could not be loaded.")).toBeVisible();
  site.answer({ [catalogue]: byContract });
  await main.getByRole("button", { name: "Try again" }).first().click();
  const hearts = main.getByRole("button", { name: /^Favourite: |^Your favourites could not/ });
  await expect.element(hearts.first()).toHaveAccessibleName(/^Favourite: /);
});

test("unreadable bulletins for members do not hide those for everybody", async () => {
  await openSite("/sponsor", {
    member: true,
    answers: { "/arks/web/bulletin": byContract, "/arks/web/bulletin/member": unreadable },
  });
  // They wait until the pointer is over nothing interactive.
  await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
  const popUp = page.getByRole("dialog", { name: "What’s new" });
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      return popUp.elements().length;
    })
    .toBe(1);
});

/** Member services, some of which each of these pages requests once the member is known. */
const services = {
  ...agentStatus("open"),
  "/services/v1/member/bank-accounts": { data: { list: [], most: 5 } },
  "/services/v1/member/devices": { data: { list: [], last_login: null } },
  "/services/v1/member/login-protection": {
    data: { totp: { is_on: false, recovery_codes: 0 }, passkeys: [] },
  },
};

test.each([["/user/Info"], ["/user/BindAccount"], ["/user/Deposit"], ["/proxy"]])(
  "%s of a member whose calls are unreadable says so, and loads with a press or by itself",
  async (path) => {
    const profile = ["/member/profile/common/layout", "/member/profile"];
    const answerAll = (answer: PlatformAnswer) =>
      Object.fromEntries(profile.map((call) => [call, answer]));
    const site = await openSite(path, {
      member: true,
      answers: { ...services, ...answerAll(unreadable) },
    });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.element(again.first()).toBeVisible();
    site.answer(answerAll(byContract));
    // Live updates refetch periodically until nothing is missing, and may be faster than any press.
    for (const button of again.elements()) if (button instanceof HTMLElement) button.click();
    await expect.element(again).not.toBeInTheDocument();
    expect(localStorage.getItem("token")).not.toBeNull();
  },
);
