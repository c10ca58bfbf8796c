import { openSite } from "@naluma/site/settings.fake";
import { expect, test } from "vitest";
import { addressOf, agentMenu, agentPageAt } from "./agent-menu.ts";

const site = { ...openSite, capabilities: ["agents" as const] };
const agent = { agentActive: true };
const nobody = { agentActive: false };
const common = ["Plan", "Agreement", "Register"];
const ofAgents = [
  "DownlineInfo",
  "Promotion",
  "OperationTable",
  "StratifiedTable",
  "Transfer",
  "PerformanceSettlement",
];

test("an agent has the plan, the agreement, the registration and six pages more", () => {
  expect(agentMenu(agent, site)).toEqual({ common, ofAgents });
});

test("a member who is not an agent has none of an agent's own pages", () => {
  expect(agentMenu(nobody, site)).toEqual({ common, ofAgents: [] });
  expect(agentMenu(undefined, site)).toEqual({ common, ofAgents: [] });
});

test("on a platform without an agent centre there is only the registration", () => {
  const elsewhere = { ...site, capabilities: [] };
  expect(agentMenu(agent, elsewhere)).toEqual({ common: ["Register"], ofAgents: [] });
});

test("a site that takes no applications hides them from members, and hides nothing from an agent", () => {
  const hiding = { ...site, hiddenLinks: ["applyAgent"] };
  expect(agentMenu(nobody, hiding)).toEqual({ common: [], ofAgents: [] });
  expect(agentMenu(agent, hiding)).toEqual({ common, ofAgents });
});

test.each([
  ["", agent, "home"],
  ["", nobody, "Register"],
  ["?page=Register", nobody, "Register"],
  ["?page=Plan", nobody, "Plan"],
  ["?page=Transfer", agent, "Transfer"],
  ["?page=Transfer", nobody, "Register"],
  ["?page=toString", agent, "home"],
  ["?page=friends", nobody, "Register"],
])("/proxy%s of %j is %s", (search, member, page) => {
  expect(agentPageAt(search, member, site)).toBe(page);
});

test("an address names its page", () => {
  expect(addressOf("DownlineInfo")).toBe("/proxy?page=DownlineInfo");
});
