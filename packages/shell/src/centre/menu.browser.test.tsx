import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openSite } from "../testing/open-site.tsx";
import { activeAgent, agentOfType, plainMember } from "./centre-answers.fake.ts";

const hosts = ["desktop", "mobile"] as const;

const menu = page.getByRole("navigation", { name: "Member centre" });
const agentMenu = page.getByRole("navigation", { name: "Agent centre" });
const group = (name: string) => page.getByRole("list", { name, exact: true });
const title = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
/** On a phone, the bar that names the page opens the menu. */
const openMenu = async (host: (typeof hosts)[number]) => {
  if (host === "mobile")
    await page.getByRole("navigation", { name: "Member centre" }).getByRole("button").click();
};
const textsOf = (list: ReturnType<typeof group>) =>
  list
    .getByRole("link")
    .elements()
    .map(({ textContent }) => textContent);

test("[MEMBER-13] [MEMBER-14] [MEMBER-15] [MEMBER-16] the menu of the member centre lists its pages in groups", async () => {
  await openSite("/user", {
    member: true,
    answers: {
      ...plainMember(),
      "/arks/web/member/letter": { data: { list: [], total_count: 0, unread_count: 0 } },
    },
  });
  await expect.element(menu).toBeVisible();
  expect(textsOf(group("Inbox"))).toEqual(["Announcements", "Messages"]);
  expect(textsOf(group("Funds"))).toEqual(["Top up balance", "Withdrawal"]);
  for (const name of ["Announcements", "Messages", "My wallet", "Personal info", "Withdrawal"]) {
    await menu.getByRole("link", { name, exact: true }).click();
    await expect.element(title(name)).toHaveFocus();
  }
});

test("[MEMBER-17] the menu of the member centre has the records in a group", async () => {
  await openSite("/user", { member: true, answers: plainMember() });
  await expect.element(group("Records")).toBeVisible();
  expect(textsOf(group("Records"))).toEqual(["Transactions", "Deposits and withdrawals"]);
  await menu.getByRole("link", { name: "Transactions", exact: true }).click();
  await expect.element(title("Transactions")).toHaveFocus();
});

test("[MEMBER-18] [MEMBER-24] a member with friend rewards finds three pages, a member without them no menu", async () => {
  const names = ["Invite friends", "Referral rewards", "Invited friends"];
  const site = await openSite("/user", { member: true, answers: plainMember() });
  const friends = group("Refer a friend");
  await expect.element(friends).toBeVisible();
  expect(textsOf(friends)).toEqual(names);
  for (const name of names) {
    await friends.getByRole("link", { name }).click();
    await expect.element(title(name)).toHaveFocus();
  }
  site.answer({ "/bonus_setting/check": { data: { is_friend: 0 } } });
  await site.reload();
  await expect.element(page.getByText(/aren’t available for your account/)).toBeVisible();
  await expect.element(group("Funds")).toBeVisible();
  await expect.element(friends).not.toBeInTheDocument();
});

test.each(["101", "104"])(
  "[MEMBER-29] [MEMBER-30] an agent application that answers %s removes friend rewards",
  async (code) => {
    await openSite("/user/RecommendProject", {
      member: true,
      answers: { ...plainMember(), "/member/apply_for_agent/check": { code } },
    });
    await expect.element(page.getByText(/aren’t available for your account/)).toBeVisible();
    await expect.element(group("Refer a friend")).not.toBeInTheDocument();
  },
);

test("[MEMBER-26] the cash surplus is shown if it is active", async () => {
  const check = "/arks/web/cash_surplus/check";
  const surplus = page.getByRole("heading", { name: "Cash surplus" });
  const site = await openSite("/user", {
    member: true,
    answers: { ...plainMember(), [check]: { data: { active: 1 } } },
  });
  await expect.element(surplus).toBeVisible();
  site.answer({ [check]: { data: { active: 0 } } });
  // It is asked for again as soon as the page is connected, which may be before the reload.
  const before = site.calls(check).length;
  await site.reload();
  await expect.poll(() => site.calls(check).length).toBeGreaterThan(before);
  await expect.element(title("My wallet")).toBeVisible();
  await expect.element(surplus).not.toBeInTheDocument();
});

test("[MEMBER-31] the names of agent levels are requested for everyone but plain members", async () => {
  const names = "/arks/web/agent-level-rename";
  const site = await openSite("/proxy", { member: true, answers: agentOfType(1) });
  await expect.poll(site.socket.joined).toContain("private-member.7");
  const level = page.getByRole("definition").first();
  await expect.element(level).toHaveTextContent("1");
  expect(site.calls(names)).toHaveLength(0);
  site.answer(agentOfType(2));
  await site.reload();
  await expect.element(level).toHaveTextContent("Partner");
  expect(site.calls(names)).not.toHaveLength(0);
});

test("[MEMBER-36] the deposit page asks for a bank account on each visit", async () => {
  await openSite("/user/Deposit", {
    member: true,
    answers: plainMember({ need_bank_account_deposit_verified: 1 }),
  });
  const prompt = page.getByRole("dialog", { name: "Bank account" });
  await prompt.getByRole("button", { name: "Close" }).click();
  await expect.element(prompt).not.toBeInTheDocument();
  await menu.getByRole("link", { name: "My wallet" }).click();
  await menu.getByRole("link", { name: "Top up balance" }).click();
  await prompt.getByRole("link", { name: "Add a bank account" }).click();
  await expect.poll(() => location.pathname).toBe("/user/BindAccount");
  await expect.element(prompt).not.toBeInTheDocument();
});

const hideable = [
  "Deposit",
  "Withdrawal",
  "APPDownload",
  "BindAccount",
  "applyAgent",
  "DWRecord",
  "announcement_bank",
];

test.each([
  ["hides the seven links shows none of them", hideable, 0],
  ["hides nothing shows them all", [], 1],
] as const)("[MEMBER-23] a site that %s", async (_, hiddenLinks, count) => {
  const site = await openSite("/user/Announcement", {
    member: true,
    answers: plainMember(),
    settings: { hiddenLinks },
  });
  await expect.element(menu.getByRole("link", { name: "Announcements" })).toBeVisible();
  const link = { exact: true } as const;
  for (const name of ["Top up balance", "Withdrawal", "Bank account", "Deposits and withdrawals"])
    await expect.element(menu.getByRole("link", { name, ...link })).toHaveLength(count);
  await expect.element(menu.getByRole("link", { name: "Agent account" })).toHaveLength(count);
  const add = page.getByRole("main").getByRole("link", { name: "Add a bank account" });
  await expect.element(add).toHaveLength(count);
  await site.go("/faq");
  await expect.element(page.getByRole("link", { name: "Promotions" }).first()).toBeVisible();
  const app = page.getByRole("link", { name: "App", ...link });
  await expect.poll(() => app.elements().length > 0).toBe(count > 0);
});

const common = ["Agent plan", "Agent agreement", "Agent registration"];
const ofAgents = [
  "Downline",
  "Agent link",
  "Daily report",
  "Report by level",
  "Transfer",
  "Settlements",
];

test.each(hosts)(
  "[MEMBER-19] [MEMBER-20] [MEMBER-21] [MEMBER-22] the menu of the agent centre leads to every page of it, on %s",
  async (host) => {
    await openSite("/proxy", { host, member: true, answers: activeAgent });
    await expect.element(page.getByText("Your agent account is active.")).toBeVisible();
    await openMenu(host);
    expect(textsOf(agentMenu.getByRole("list", { name: "Agent centre" }))).toEqual(ofAgents);
    for (const name of [...common, ...ofAgents]) {
      await agentMenu.getByRole("link", { name, exact: true }).click();
      await expect.element(title(name)).toHaveFocus();
      await openMenu(host);
      await expect
        .poll(() => agentMenu.element().querySelector("[aria-current=page]")?.textContent)
        .toBe(name);
      await expect.element(agentMenu.getByRole("link", { name, exact: true })).toBeInViewport();
    }
  },
);

test.each(hosts)(
  "[MEMBER-39] a member has a wallet, promotions and the member centre, and no agent pages, on %s",
  async (host) => {
    const site = await openSite("/discount", { host, member: true, answers: plainMember() });
    await expect.element(title("Promotions")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Wallet" }).first()).toBeVisible();
    await site.go("/user");
    await expect.element(title("My wallet")).toBeVisible();
    await openMenu(host);
    await menu.getByRole("link", { name: "Agent account" }).click();
    await expect.element(title("Agent registration")).toBeVisible();
    await expect.element(group("Agent centre")).not.toBeInTheDocument();
  },
);

test.each(hosts)(
  "[MEMBER-39] an agent has the agent centre beside the member centre, on %s",
  async (host) => {
    await openSite("/user", { host, member: true, answers: activeAgent });
    await openMenu(host);
    await menu.getByRole("link", { name: "Agent account" }).click();
    await expect.element(title("Agent account")).toBeVisible();
    await openMenu(host);
    await expect.element(group("Agent centre")).toBeVisible();
    await agentMenu.getByRole("link", { name: "Member centre" }).click();
    await expect.element(title("My wallet")).toBeVisible();
  },
);

test("on a phone the line that names the page opens the whole menu, and Back closes it", async () => {
  await openSite("/user/PlayLimits", { host: "mobile", member: true, answers: plainMember() });
  const line = menu.getByRole("button", { name: "Limits and breaks" });
  await line.click();
  const sheet = page.getByRole("dialog", { name: "Member centre" });
  await expect.element(sheet.getByRole("link", { name: "Agent account" })).toBeInViewport();
  for (const link of sheet.getByRole("link").all()) await expect.element(link).toBeInViewport();
  expect(sheet.getByRole("link").all()).toHaveLength(15);
  expect(textsOf(group("Play responsibly"))).toEqual(["Activity", "Limits and breaks"]);
  history.back();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(title("Limits and breaks")).toBeVisible();
  expect(location.pathname).toBe("/user/PlayLimits");
});
