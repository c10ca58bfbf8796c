import { expect, test } from "vitest";
import { agentPath, depositPath } from "./member-links.ts";
import { menuGroups, menuItems } from "./menu.ts";

const open = { hiddenLinks: [] };

test("a site that hides links has neither deposit nor bank account in the menu", () => {
  const paths = (hiddenLinks: string[]) =>
    menuItems({ hiddenLinks, playMoney: true }).map(({ path }) => path);
  const always = ["/user", "/user/Info", "/user/Announcement", "/user/Letter"];
  const records = ["/user/Transaction", "/user/DWRecord"];
  expect(paths([])).toEqual([...always, "/user/Deposit", "/user/BindAccount", ...records]);
  expect(paths(["Deposit", "BindAccount", "Withdrawal"])).toEqual([...always, ...records]);
});

test("announcements and letters stand under one heading, whatever the site hides", () => {
  const inbox = {
    name: "centre.inbox",
    items: [
      { path: "/user/Announcement", name: "centre.announcements" },
      { path: "/user/Letter", name: "centre.messages" },
    ],
  };
  for (const hiddenLinks of [[], ["Deposit", "BindAccount"]])
    expect(menuGroups({ hiddenLinks, playMoney: true })).toContainEqual(inbox);
});

test("[MEMBER-17] transactions, and deposits with withdrawals, stand under one heading", () => {
  const transactions = { path: "/user/Transaction", name: "centre.transactions" };
  const payments = { path: "/user/DWRecord", name: "centre.dw_records" };
  const groups = (hiddenLinks: string[], playMoney: boolean) =>
    menuGroups({ hiddenLinks, playMoney }).filter(({ name }) => name === "centre.records");
  const named = (items: object[]) => [{ name: "centre.records", items }];
  expect(groups([], true)).toEqual(named([transactions, payments]));
  expect(groups(["DWRecord"], true)).toEqual(named([transactions]));
  // An operator without play money is no sandbox, and has no such call.
  expect(groups([], false)).toEqual([]);
});

test("a site of play money offers a top-up where others take deposits", () => {
  const name = (playMoney: boolean) =>
    menuItems({ hiddenLinks: [], playMoney }).find(({ path }) => path === "/user/Deposit")?.name;
  expect(name(true)).toBe("deposit.top_up");
  expect(name(false)).toBe("centre.deposit");
});

test("an active agent is led to the agent area, everybody else to the registration", () => {
  expect(agentPath({ agentActive: true }, open)).toBe("/proxy");
  expect(agentPath({ agentActive: false }, open)).toBe("/proxy?page=Register");
  expect(agentPath(undefined, open)).toBe("/proxy?page=Register");
});

test("a site may hide the registration, and never an open agent area", () => {
  const site = { hiddenLinks: ["applyAgent"] };
  expect(agentPath({ agentActive: true }, site)).toBe("/proxy");
  expect(agentPath({ agentActive: false }, site)).toBeUndefined();
});

test("deposit is the fast payment where the agent takes it", () => {
  expect(depositPath({ agentFastPayment: true })).toBe("/fastPayment");
  expect(depositPath({ agentFastPayment: false })).toBe("/user/Deposit");
  expect(depositPath(undefined)).toBe("/user/Deposit");
});
