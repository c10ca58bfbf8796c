import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { plainMember } from "../../centre/centre-answers.fake.ts";
import { openSite } from "../../testing/open-site.tsx";
import { openedWindow } from "../../testing/opened-window.ts";

async function choose(name: string): Promise<void> {
  await page.getByRole("button", { name: /^Profile( \d+ unread)?$/ }).click();
  const me = page.getByRole("dialog", { name: "Profile", exact: true });
  await me.getByRole("button", { name, exact: true }).click();
}

test.each([
  ["the member centre", "Member centre", "/user", 0],
  ["the deposit", "Top up balance", "/user/Deposit", 0],
  ["[ROUTE-28] the fast payment", "Top up balance", "/fastPayment", 1],
  ["the agent area", "Agent account", "/proxy?page=Register", 0],
])("on a phone %s opens in the same window", async (_, name, address, is_agent_fast_payment) => {
  const { opens } = openedWindow();
  const answers = plainMember({ is_agent_fast_payment });
  const site = await openSite("/faq", { host: "mobile", member: true, answers });
  await choose(name);
  await expect.poll(() => location.pathname + location.search).toBe(address);
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(opens).not.toHaveBeenCalled();
  expect(site.left).toEqual([]);
});

test("on a phone the operator's own page opens in the same tab", async () => {
  const { opens } = openedWindow();
  await openSite("/faq", {
    host: "mobile",
    member: true,
    answers: plainMember(),
    settings: { capabilities: [], pages: { Deposit: "https://pay.example/in" } },
  });
  await choose("Deposit");
  await expect
    .poll(() => opens.mock.calls)
    .toEqual([["https://pay.example/in", "_self", "noopener,noreferrer"]]);
});

test("a member who logs out on a phone's page goes home, and is asked nothing", async () => {
  await openSite("/user/Info", { host: "mobile", member: true, answers: plainMember() });
  await choose("Log out");
  await expect.poll(() => location.pathname).toBe("/");
  await expect.poll(() => localStorage.getItem("token")).toBeNull();
  await expect.element(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
