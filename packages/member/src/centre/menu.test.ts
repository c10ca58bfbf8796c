import { capabilities, type Capability } from "@naluma/site/capabilities";
import { namedPages, neededFor, pageNames } from "@naluma/site/named-pages";
import { openSite } from "@naluma/site/settings.fake";
import { expect, test } from "vitest";
import { agentMenu } from "../agent-centre/agent-menu.ts";
import { depositTarget } from "./member-links.ts";
import { agentTarget, menuGroups, menuItems, pageTarget } from "./menu.ts";

const plain = { recommend: false };

const item = (path: string, name: string) => ({ path, name, target: path });

/** A platform without limits of play, as most tests want it. */
const withoutLimits = capabilities.filter(
  (name) => !["limits", "timeOut", "selfExclusion"].includes(name),
);

test("[MEMBER-23] a site that hides links has neither deposit, withdrawal nor bank account in the menu", () => {
  const paths = (hiddenLinks: string[]) =>
    menuItems({ ...openSite, hiddenLinks, capabilities: withoutLimits }, plain).map(
      ({ path }) => path,
    );
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
      item("/user/Announcement", "centre.announcements"),
      item("/user/Letter", "centre.messages"),
    ],
  };
  const fund = {
    name: "centre.fund",
    items: [item("/user/Deposit", "deposit.top_up"), item("/user/Withdrawal", "centre.withdrawal")],
  };
  const groups = (hiddenLinks: string[]) =>
    menuGroups({ ...openSite, hiddenLinks, capabilities: withoutLimits }, plain).filter(
      ({ name }) => name === "centre.inbox" || name === "centre.fund",
    );
  expect(groups([])).toEqual([inbox, fund]);
  expect(groups(["Deposit", "Withdrawal", "BindAccount"])).toEqual([inbox]);
});

test("[MEMBER-17] transactions, and deposits with withdrawals, share one heading", () => {
  const transactions = item("/user/Transaction", "centre.transactions");
  const payments = item("/user/DWRecord", "centre.dw_records");
  const groups = (hiddenLinks: string[], offered: readonly Capability[] = capabilities) =>
    menuGroups({ ...openSite, hiddenLinks, capabilities: offered }, plain).filter(
      ({ name }) => name === "centre.records",
    );
  const named = (items: object[]) => [{ name: "centre.records", items }];
  expect(groups([])).toEqual(named([transactions, payments]));
  expect(groups(["DWRecord"])).toEqual(named([transactions]));
  expect(groups([], [])).toEqual([]);
});

test("[MEMBER-18] [MEMBER-24] friend rewards are a group of three pages, for members they are shown to", () => {
  const groups = (recommend: boolean, offered: readonly Capability[] = capabilities) =>
    menuGroups({ ...openSite, capabilities: offered }, { recommend }).filter(
      ({ name }) => name === "centre.friends",
    );
  expect(groups(true)).toEqual([
    {
      name: "centre.friends",
      items: [
        item("/user/RecommendProject", "centre.invite"),
        item("/user/RecommendRecord", "centre.friend_rewards"),
        item("/user/RecommendMemberSearch", "centre.friend_search"),
      ],
    },
  ]);
  expect(groups(false)).toEqual([]);
  expect(groups(true, [])).toEqual([]);
});

test("a platform that tops up offers that instead of deposits, unless the operator has a page for them", () => {
  const name = (offered: readonly Capability[], pages = {}) =>
    menuItems({ ...openSite, capabilities: offered, pages }, plain).find(
      ({ path }) => path === "/user/Deposit",
    )?.name;
  const pages = { Deposit: "https://pay.example/in" };
  expect(name(["topUp"])).toBe("deposit.top_up");
  expect(name(["topUp"], pages)).toBe("centre.deposit");
  expect(name([], pages)).toBe("centre.deposit");
  expect(name([])).toBeUndefined();
});

const agent = { agentActive: true };

/** Everything that a member who is an agent finds in the two menus. */
const entries = (site: Parameters<typeof menuItems>[0]) => {
  const { common, ofAgents } = agentMenu(agent, site);
  return [
    ...menuItems(site, { recommend: true }).map(({ target }) => target),
    agentTarget(agent, site),
    ...[...common, ...ofAgents].map((name) => pageTarget(name, site)),
  ];
};

const withOnly = (...offered: Capability[]) => ({ ...openSite, capabilities: offered });
const bare = ["/user", "/user/Info", "/user/Announcement", "/user/Letter"];

test("without any service the menus have what every platform has", () => {
  expect(entries(withOnly())).toEqual([...bare, "/proxy", "/proxy?page=Register"]);
});

test.each(capabilities)("%s brings its pages into the menus, and nothing else does", (service) => {
  const before = entries(withOnly());
  const brought = entries(withOnly(service)).filter((target) => !before.includes(target));
  expect(brought).toEqual(
    pageNames
      .filter((name) => neededFor(name).includes(service))
      .map((name) => namedPages[name].path),
  );
});

const elsewhere = Object.fromEntries(
  pageNames.map((name) => [name, `https://operator.example/${name}`]),
);

test.each([
  ["without its service", []],
  ["with it, because an address is an explicit wish", capabilities],
])("the operator's address of each page is its entry on a platform %s", (_, offered) => {
  const site = { ...openSite, capabilities: offered, pages: elsewhere };
  expect(entries(site)).toEqual([...bare.slice(0, 3), ...pageNames.map((name) => elsewhere[name])]);
});

test.each(pageNames)("a site that hides %s hides the operator's page, too", (name) => {
  const site = { ...openSite, hiddenLinks: [name], pages: elsewhere };
  expect(pageTarget(name, site)).toBeUndefined();
});

test("an active agent is led to the agent area, every other member to the registration", () => {
  expect(agentTarget(agent, openSite)).toBe("/proxy");
  expect(agentTarget({ agentActive: false }, openSite)).toBe("/proxy?page=Register");
  expect(agentTarget(undefined, openSite)).toBe("/proxy?page=Register");
});

test("a site may hide the registration, but never an open agent area", () => {
  const site = { ...openSite, hiddenLinks: ["applyAgent"], pages: elsewhere };
  expect(agentTarget(agent, site)).toBe("https://operator.example/ProxyCenter");
  expect(agentTarget({ agentActive: false }, site)).toBeUndefined();
});

test("the deposit link is the fast payment if the agent takes it", () => {
  const address = "https://pay.example/in";
  expect(depositTarget({ agentFastPayment: true }, address)).toBe("/fastPayment");
  expect(depositTarget({ agentFastPayment: false }, address)).toBe(address);
  expect(depositTarget({ agentFastPayment: false }, undefined)).toBe("/user/Deposit");
  expect(depositTarget(undefined, undefined)).toBe("/user/Deposit");
});
