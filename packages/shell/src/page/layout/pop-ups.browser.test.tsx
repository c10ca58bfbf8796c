import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { logIn, logInButton } from "../../testing/log-in.ts";
import { openSite, type OpenedSite } from "../../testing/open-site.tsx";

const everybody = "/arks/web/bulletin";
const members = "/arks/web/bulletin/member";
const history = "/arks/web/bulletin/history";
const hide = "/arks/web/bulletin/member/hide";

const hosts = ["desktop", "mobile"] as const;

const bulletin = (title: string, updated_at = "2026-11-01 09:00:00") => ({
  id: title.length,
  title,
  content: `<p>About: ${title}</p>`,
  display_device: 0,
  display_content: 1,
  updated_at,
});
const shows = (title: string, more: { at?: string; frequency?: number } = {}) => ({
  data: {
    bulletins: {
      list: [bulletin(title, more.at)],
      setting: { display_frequency: more.frequency ?? 1 },
    },
  },
});
const nothing = { data: { bulletins: { list: [], setting: { display_frequency: 1 } } } };

/** The bulletins for all players and those for members only; news can be either. */
const bulletins = (all: string | undefined, own: string | undefined) => ({
  [everybody]: all === undefined ? nothing : shows(all),
  [members]: own === undefined ? nothing : shows(own),
  [history]: {
    data: { history: [bulletin("New news"), bulletin("Old news", "2026-03-01 12:00:00")] },
  },
});
const forEverybody = bulletins("For everybody", undefined);
const forMembers = bulletins(undefined, "For members");
const forBoth = bulletins("For everybody", "For members");

const popUp = page.getByRole("dialog", { name: "What’s new" });
const news = page.getByRole("dialog", { name: "News", exact: true });

/** Moves the pointer to a place without controls. */
const restPointer = () => userEvent.hover(document.body, { position: { x: 0, y: 0 } });

/** Leaves the page alone until the condition holds. */
async function leaveAloneUntil(hasHappened: () => boolean): Promise<void> {
  await restPointer();
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(1_000);
      return hasHappened();
    })
    .toBe(true);
}

/** A press right at the moment of opening would not count as one on the pop-up. */
async function waitForPopUp(): Promise<void> {
  await leaveAloneUntil(() => popUp.query() !== null);
  await vi.advanceTimersByTimeAsync(1_000);
}

async function readAndClose(): Promise<void> {
  await waitForPopUp();
  await popUp.getByRole("button", { name: "Close" }).click();
  await expect.element(popUp).not.toBeInTheDocument();
}

/**
 * Expects that nothing pops up, however long the page is left alone, once the platform has answered this many calls.
 */
async function expectNoPopUp(site: OpenedSite, path: string, asked: number): Promise<void> {
  await leaveAloneUntil(() => site.calls(path).length === asked);
  for (let waited = 0; waited < 10; waited += 1) await vi.advanceTimersByTimeAsync(3_000);
  expect(popUp.query()).toBeNull();
}

const expectHome = async () => {
  await expect.element(page.getByRole("region", { name: "Banners", exact: true })).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Announcements" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
};

test.each(hosts)(
  "[LOBBY-02] [LOBBY-04] [LOBBY-25] [LOBBY-77] a visitor of %s sees banners, announcements and games, and public bulletins pop up",
  async (host) => {
    const site = await openSite("/", { host, answers: forBoth });
    await expectHome();
    await waitForPopUp();
    await expect.element(popUp.getByRole("heading", { name: "For everybody" })).toBeVisible();
    await expect.element(popUp.getByText("For members")).not.toBeInTheDocument();
    expect(site.calls(members)).toHaveLength(0);
    await popUp.getByRole("button", { name: "Close" }).click();
    await expectHome();
  },
);

test("[LOBBY-03] [LOBBY-04] [LOBBY-25] a member sees the same, with the members' bulletins first", async () => {
  await openSite("/", { member: true, answers: forBoth });
  await expectHome();
  await waitForPopUp();
  await expect.element(popUp.getByRole("heading", { name: "For members" })).toBeVisible();
  await popUp.getByRole("tab", { name: /^For everybody/ }).click();
  await expect.element(popUp.getByRole("heading", { name: "For everybody" })).toBeVisible();
});

test("a members' pop-up closes with their session", async () => {
  const site = await openSite("/sponsor", { member: true, answers: forMembers });
  await site.present();
  await waitForPopUp();
  await expect.element(popUp.getByRole("heading", { name: "For members" })).toBeVisible();
  site.socket.say("private-member.7", "login", { token: "s2" });
  await expect.element(popUp).not.toBeInTheDocument();
});

test("a player who has closed a pop-up and logs in sees no other for the rest of the visit", async () => {
  const site = await openSite("/sponsor", { answers: forBoth });
  await readAndClose();
  await logIn();
  await expectNoPopUp(site, members, 1);
  await expect.element(popUp).not.toBeInTheDocument();
});

test("[LOBBY-27] [LOBBY-28] [LOBBY-29] [LOBBY-31] a closed pop-up stays closed for the visit, until there is a newer bulletin", async () => {
  const site = await openSite("/sponsor", { answers: forEverybody });
  await readAndClose();
  const kept = Number(sessionStorage.getItem("popup_closed_at"));
  expect(Math.abs(kept - Date.now())).toBeLessThan(60_000);

  await site.reload();
  await expectNoPopUp(site, everybody, 2);
  expect(site.calls(hide)).toHaveLength(0);

  site.answer({ [everybody]: shows("Newer", { at: "2026-11-02 20:00:00" }) });
  await site.reload();
  await waitForPopUp();
  await expect.element(popUp.getByRole("heading", { name: "Newer" })).toBeVisible();
});

test("[LOBBY-30] closing a bulletin shown to a member once hides it for good", async () => {
  const site = await openSite("/sponsor", {
    member: true,
    answers: { ...forMembers, [members]: shows("For members", { frequency: 0 }) },
  });
  await readAndClose();
  await expect
    .poll(() => site.calls(hide).map(({ body }) => body))
    .toEqual([{ site_id: 1, display_device: 1, display_location: 2 }]);
});

test("[LOBBY-31] closing a bulletin shown to a member each visit hides nothing on the platform", async () => {
  const site = await openSite("/sponsor", { member: true, answers: forMembers });
  await readAndClose();
  // Simulates the next visit by clearing the tab's storage.
  sessionStorage.clear();
  await site.reload();
  await waitForPopUp();
  await expect.element(popUp.getByRole("heading", { name: "For members" })).toBeVisible();
  expect(site.calls(hide)).toHaveLength(0);
});

test("[LOBBY-26] bulletins do not pop up if the address requests another dialog", async () => {
  const site = await openSite("/?modal=news", { answers: forEverybody });
  await expect.element(news.getByRole("heading", { name: "New news" })).toBeVisible();
  await news.getByRole("button", { name: "Close" }).click();
  await expectNoPopUp(site, everybody, 1);
  await site.go("/");
  await waitForPopUp();
});

test.each(hosts)(
  "[LOBBY-76] the news on %s contain bulletins that no longer pop up, and one is chosen by its title",
  async (host) => {
    await openSite("/sponsor", { host, answers: bulletins(undefined, undefined) });
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("button", { name: "News" }).click();
    await expect.element(news.getByRole("heading", { name: "New news" })).toBeVisible();
    const title = news.getByRole("tab", { name: /^Old news/ });
    await expect.element(title).toMatchTextContent(/March 1, 2026/);
    await title.click();
    await expect.element(news.getByText("About: Old news")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(news).not.toBeInTheDocument();
    if (host === "desktop") return;
    await page.getByRole("button", { name: "Profile", exact: true }).click();
    const me = page.getByRole("dialog", { name: "Profile" });
    await me.getByRole("button", { name: "News" }).click();
    await expect.element(news).toBeVisible();
  },
);

test.each(hosts)(
  "bulletins wait on %s while somebody types, and appear when the field is empty and left",
  async (host) => {
    const site = await openSite("/", { host, answers: forEverybody });
    if (host === "mobile") await page.getByRole("button", { name: "Search games" }).click();
    const field = page.getByRole("combobox", { name: "Search games" });
    await field.fill("mid");
    await expectNoPopUp(site, everybody, 1);
    await expect.element(field).toHaveFocus();
    // On a phone the field is in a sheet and closes with it.
    if (host === "mobile") await userEvent.keyboard("{Escape}");
    else {
      await field.fill("");
      field.element().blur();
    }
    await waitForPopUp();
  },
);

test.each(hosts)(
  "a keyboard user on %s keeps the focus, and bulletins wait in the news and are read there",
  async (host) => {
    const site = await openSite("/sponsor", { host, answers: forEverybody });
    await userEvent.tab();
    const focused = document.activeElement;
    await expectNoPopUp(site, everybody, 1);
    expect(document.activeElement).toBe(focused);
    await expect.element(page.getByText("What’s new: For everybody")).toBeInTheDocument();
    const button = page.getByRole("contentinfo").getByRole("button", { name: /^News/ });
    await expect.element(button).toHaveAccessibleName("News 1");
    await button.click();
    await expect.element(news.getByRole("heading", { name: "New news" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(news).not.toBeInTheDocument();
    await expect.element(button).toHaveAccessibleName("News");
    await site.go("/faq");
    await expectNoPopUp(site, everybody, 1);
  },
);

test("a player who moves on with a pointer sees the waiting bulletins on the next page", async () => {
  const site = await openSite("/sponsor", { answers: forEverybody });
  await userEvent.tab();
  await expectNoPopUp(site, everybody, 1);
  await userEvent.click(page.getByRole("heading", { level: 1 }));
  await site.go("/faq");
  await waitForPopUp();
  await expect.element(popUp.getByRole("heading", { name: "For everybody" })).toBeVisible();
});

test("a page that stays open shows new bulletins", async () => {
  const site = await openSite("/sponsor", { answers: forEverybody });
  await readAndClose();
  site.answer({ [everybody]: shows("Newer", { at: "2026-11-02 20:00:00" }) });
  await vi.advanceTimersByTimeAsync(300_000);
  expect(site.calls(everybody)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(360_000);
  await waitForPopUp();
  await expect.element(popUp.getByRole("heading", { name: "Newer" })).toBeVisible();
  await expect.element(popUp.getByText("For everybody")).not.toBeInTheDocument();
});

test("bulletins wait until the login is closed, and the focus returns after both", async () => {
  const site = await openSite("/sponsor", { answers: forEverybody });
  await logInButton().click();
  const logInDialog = page.getByRole("dialog", { name: "Log in" });
  await expect.element(logInDialog).toBeVisible();
  await expectNoPopUp(site, everybody, 1);
  await expect.element(logInDialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await readAndClose();
  await expect.element(logInButton()).toHaveFocus();
});
