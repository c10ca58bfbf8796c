import { expect, test } from "vitest";
import { agentPath, depositPath, isWithdrawalOffered } from "./member-links.ts";
import { menuGroups, menuItems } from "./menu.ts";

const open = { hiddenLinks: [] };
const plain = { recommend: false };

test("[MEMBER-23] a site that hides links has neither deposit, withdrawal nor bank account in the menu", () => {
  const paths = (hiddenLinks: string[]) =>
    menuItems({ hiddenLinks, playMoney: true, playLimits: false }, plain).map(({ path }) => path);
  const always = ["/user", "/user/Info", "/user/Announcement", "/user/Letter"];
  const records = ["/user/Transaction", "/user/DWRecord"];
  const fund = ["/user/Deposit", "/user/Withdrawal"];
  const play = ["/user/Activity"];
  expect(paths([])).toEqual([...always, ...fund, "/user/BindAccount", ...records, ...play]);
  expect(paths(["Deposit", "BindAccount", "Withdrawal"])).toEqual([...always, ...records, ...play]);
});

test("announcements and letters share one heading, deposit and withdrawal another", () => {
  const inbox = {
    name: "centre.inbox",
    items: [
      { path: "/user/Announcement", name: "centre.announcements" },
      { path: "/user/Letter", name: "centre.messages" },
    ],
  };
  const fund = {
    name: "centre.fund",
    items: [
      { path: "/user/Deposit", name: "deposit.top_up" },
      { path: "/user/Withdrawal", name: "centre.withdrawal" },
    ],
  };
  const groups = (hiddenLinks: string[]) =>
    menuGroups({ hiddenLinks, playMoney: true, playLimits: false }, plain).filter(
      ({ name }) => name === "centre.inbox" || name === "centre.fund",
    );
  expect(groups([])).toEqual([inbox, fund]);
  expect(groups(["Deposit", "Withdrawal", "BindAccount"])).toEqual([inbox]);
});

test("[MEMBER-17] transactions, and deposits with withdrawals, share one heading", () => {
  const transactions = { path: "/user/Transaction", name: "centre.transactions" };
  const payments = { path: "/user/DWRecord", name: "centre.dw_records" };
  const groups = (hiddenLinks: string[], playMoney: boolean) =>
    menuGroups({ hiddenLinks, playMoney, playLimits: false }, plain).filter(
      ({ name }) => name === "centre.records",
    );
  const named = (items: object[]) => [{ name: "centre.records", items }];
  expect(groups([], true)).toEqual(named([transactions, payments]));
  expect(groups(["DWRecord"], true)).toEqual(named([transactions]));
  // An operator without play money is not a sandbox and has no such call.
  expect(groups([], false)).toEqual([]);
});

test("[MEMBER-18] [MEMBER-24] friend rewards are a group of three pages, for members they are shown to", () => {
  const groups = (recommend: boolean, playMoney = true) =>
    menuGroups({ hiddenLinks: [], playMoney, playLimits: false }, { recommend }).filter(
      ({ name }) => name === "centre.friends",
    );
  expect(groups(true)).toEqual([
    {
      name: "centre.friends",
      items: [
        { path: "/user/RecommendProject", name: "centre.invite" },
        { path: "/user/RecommendRecord", name: "centre.friend_rewards" },
        { path: "/user/RecommendMemberSearch", name: "centre.friend_search" },
      ],
    },
  ]);
  expect(groups(false)).toEqual([]);
  // An operator without play money is no sandbox, and has no such calls.
  expect(groups(true, false)).toEqual([]);
});

test("a site with play money offers a top-up instead of deposits", () => {
  const name = (playMoney: boolean) =>
    menuItems({ hiddenLinks: [], playMoney, playLimits: false }, plain).find(
      ({ path }) => path === "/user/Deposit",
    )?.name;
  expect(name(true)).toBe("deposit.top_up");
  expect(name(false)).toBe("centre.deposit");
});

test("no withdrawal is listed if the site takes real deposits, as the wire has no call for it", () => {
  const paths = menuItems({ hiddenLinks: [], playMoney: false, playLimits: false }, plain).map(
    ({ path }) => path,
  );
  expect(paths).not.toContain("/user/Withdrawal");
});

test.each([
  [true, [], true],
  [true, ["Withdrawal"], false],
  [true, ["Deposit"], true],
  [false, [], false],
])("play money %s, hidden %j: a withdrawal is offered, %s", (playMoney, hiddenLinks, isOffered) => {
  expect(isWithdrawalOffered({ playMoney, hiddenLinks })).toBe(isOffered);
});

test("an active agent is led to the agent area, every other member to the registration", () => {
  expect(agentPath({ agentActive: true }, open)).toBe("/proxy");
  expect(agentPath({ agentActive: false }, open)).toBe("/proxy?page=Register");
  expect(agentPath(undefined, open)).toBe("/proxy?page=Register");
});

test("a site may hide the registration, but never an open agent area", () => {
  const site = { hiddenLinks: ["applyAgent"] };
  expect(agentPath({ agentActive: true }, site)).toBe("/proxy");
  expect(agentPath({ agentActive: false }, site)).toBeUndefined();
});

test("the deposit link is the fast payment if the agent takes it", () => {
  expect(depositPath({ agentFastPayment: true })).toBe("/fastPayment");
  expect(depositPath({ agentFastPayment: false })).toBe("/user/Deposit");
  expect(depositPath(undefined)).toBe("/user/Deposit");
});

test.each([
  [true, true, true],
  [true, false, false],
  // An operator without play money is no sandbox, and has no such calls.
  [false, true, false],
])("play money %s, limits %s: limits are in the menu: %s", (playMoney, playLimits, isThere) => {
  const [group] = menuGroups({ hiddenLinks: [], playMoney, playLimits }, plain).filter(
    ({ name }) => name === "centre.play",
  );
  const limits = { path: "/user/PlayLimits", name: "centre.play_limits" };
  const items = group?.items ?? [];
  expect(items.filter(({ path }) => path === limits.path)).toEqual(isThere ? [limits] : []);
});
