import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openSite } from "../testing/open-site.tsx";
import { activeAgent, plainMember } from "./centre-answers.fake.ts";

const hosts = ["desktop", "mobile"] as const;

const address = () => location.pathname + location.search;

test.each([
  ["ROUTE-21", "/user", "My wallet"],
  ["ROUTE-22", "/user/Info", "Personal info"],
  ["ROUTE-23", "/user/BindAccount", "Bank account"],
  ["ROUTE-24", "/user/Deposit", "Top up balance"],
  ["ROUTE-25", "/Deposit", "Top up balance"],
  ["ROUTE-30", "/proxy", "Agent registration"],
  ["ROUTE-31", "/proxy?page=Register", "Agent registration"],
])("[%s] %s is a page of a member", async (_, path, name) => {
  await openSite(path, { member: true, answers: plainMember() });
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading).toHaveTextContent(name);
  await expect.element(heading).not.toHaveFocus();
  expect(address()).toBe(path);
});

test("[ROUTE-30] an agent finds the agent area, and where an agent stands", async () => {
  await openSite("/proxy", { member: true, answers: activeAgent });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Agent account");
  await expect.element(page.getByText("Your agent account is active.")).toBeVisible();
});

test.each(hosts)("[ROUTE-26] /fastPayment is a page of a member, on %s", async (host) => {
  await openSite("/fastPayment", { host, member: true, answers: plainMember() });
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading).toHaveTextContent("Fast payment");
  await expect.element(heading).not.toHaveFocus();
  expect(address()).toBe("/fastPayment");
});

test.each(hosts)("a visitor is asked to log in for a member's page, on %s", async (host) => {
  await openSite("/user/Info?from=mail", { host });
  await expect.element(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await expect.poll(address).toBe("/");
  await expect
    .element(page.getByRole("heading", { name: "Personal info" }))
    .not.toBeInTheDocument();
});
