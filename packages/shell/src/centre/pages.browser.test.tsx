import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { sendLoginForm } from "../testing/log-in.ts";
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

test.each(hosts)(
  "[ROUTE-26] [ROUTE-27] /fastPayment is a page of a member, with neither navbar nor footer, on %s",
  async (host) => {
    await openSite("/fastPayment", { host, member: true, answers: plainMember() });
    const heading = page.getByRole("heading", { level: 1 });
    await expect.element(heading).toHaveTextContent("Fast payment");
    await expect.element(heading).not.toHaveFocus();
    expect(address()).toBe("/fastPayment");
    for (const role of ["banner", "contentinfo", "navigation"])
      await expect.element(page.getByRole(role)).not.toBeInTheDocument();
  },
);

test.each(hosts)(
  "a visitor is asked to log in for a member's page and is led there, on %s",
  async (host) => {
    await openSite("/user/Info?from=mail", { host, answers: plainMember() });
    await expect.element(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
    await expect.poll(address).toBe("/");
    const heading = page.getByRole("heading", { level: 1, name: "Personal info" });
    await expect.element(heading).not.toBeInTheDocument();
    await sendLoginForm(page.getByRole("dialog", { name: "Log in" }));
    await expect.poll(address).toBe("/user/Info?from=mail");
    await expect.element(heading).toHaveFocus();
  },
);
