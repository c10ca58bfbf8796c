import { capabilities, type Capability } from "@naluma/site/capabilities";
import { expect, test } from "vitest";
import { agentPath, depositPath } from "./member-links.ts";
import { menuGroups, menuItems } from "./menu.ts";

const open = { hiddenLinks: [] };
const plain = { recommend: false };

/** A platform without limits of play, as most tests want it. */
const withoutLimits = capabilities.filter(
  (name) => !["limits", "timeOut", "selfExclusion"].includes(name),
);

test("[MEMBER-23] a site that hides links has neither deposit, withdrawal nor bank account in the menu", () => {
  const paths = (hiddenLinks: string[]) =>
    menuItems({ hiddenLinks, capabilities: withoutLimits }, plain).map(({ path }) => path);
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
    menuGroups({ hiddenLinks, capabilities: withoutLimits }, plain).filter(
      ({ name }) => name === "centre.inbox" || name === "centre.fund",
    );
  expect(groups([])).toEqual([inbox, fund]);
  expect(groups(["Deposit", "Withdrawal", "BindAccount"])).toEqual([inbox]);
});

test("[MEMBER-17] transactions, and deposits with withdrawals, share one heading", () => {
  const transactions = { path: "/user/Transaction", name: "centre.transactions" };
  const payments = { path: "/user/DWRecord", name: "centre.dw_records" };
  const groups = (hiddenLinks: string[], offered: readonly Capability[] = capabilities) =>
    menuGroups({ hiddenLinks, capabilities: offered }, plain).filter(
      ({ name }) => name === "centre.records",
    );
  const named = (items: object[]) => [{ name: "centre.records", items }];
  expect(groups([])).toEqual(named([transactions, payments]));
  expect(groups(["DWRecord"])).toEqual(named([transactions]));
  expect(groups([], [])).toEqual([]);
});

test("[MEMBER-18] [MEMBER-24] friend rewards are a group of three pages, for members they are shown to", () => {
  const groups = (recommend: boolean, offered: readonly Capability[] = capabilities) =>
    menuGroups({ hiddenLinks: [], capabilities: offered }, { recommend }).filter(
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
  expect(groups(true, [])).toEqual([]);
});

test("a platform that tops up offers that instead of deposits", () => {
  const name = (offered: readonly Capability[]) =>
    menuItems({ hiddenLinks: [], capabilities: offered }, plain).find(
      ({ path }) => path === "/user/Deposit",
    )?.name;
  expect(name(["topUp"])).toBe("deposit.top_up");
  expect(name([])).toBe("centre.deposit");
});

test.each([
  ["withdrawPassword", ["/user/Withdrawal"]],
  ["bankAccounts", ["/user/BindAccount"]],
  ["records", ["/user/Transaction", "/user/DWRecord"]],
  ["friends", ["/user/RecommendProject", "/user/RecommendRecord", "/user/RecommendMemberSearch"]],
  ["activity", ["/user/Activity"]],
  ["limits", ["/user/PlayLimits"]],
  ["timeOut", ["/user/PlayLimits"]],
  ["selfExclusion", ["/user/PlayLimits"]],
  ["devices", []],
] as const)("%s brings %j into the menu, and nothing else does", (name, pages) => {
  const paths = (offered: readonly Capability[]) =>
    menuItems({ hiddenLinks: [], capabilities: offered }, { recommend: true }).map(
      ({ path }) => path,
    );
  const bare = paths([]);
  expect(paths([name]).filter((path) => !bare.includes(path))).toEqual(pages);
  expect(bare).toEqual([
    "/user",
    "/user/Info",
    "/user/Announcement",
    "/user/Letter",
    "/user/Deposit",
  ]);
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
