import { translate } from "@naluma/i18n";
import { memberPageName } from "@naluma/member/centre";
import { restWords as memberWords } from "@naluma/member/rest-words";
import { defaultLocale } from "@naluma/site/locale";
import { pathsWith } from "@naluma/site/pages";
import { openSite as openSettings } from "@naluma/site/settings.fake";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { watchTitle } from "../document/watch-title.ts";
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

/** The right edge of the page's cards, and the right edge of the space available to them. */
const widths = () => {
  const pane = document.querySelector("main.centre-main");
  if (!pane) throw new Error("The page has no pane beside a menu.");
  const { paddingRight } = getComputedStyle(pane);
  const cards = [...pane.querySelectorAll(".card, .empty, .note")].map((card) =>
    card.getBoundingClientRect(),
  );
  return {
    cards: Math.max(...cards.map(({ right }) => right)),
    pane: pane.getBoundingClientRect().right - Number.parseFloat(paddingRight),
  };
};

test.each(hosts)(
  "every page of a member has its heading as title, and fills the pane beside a menu, on %s",
  async (host) => {
    const site = await openSite("/user", { host, member: true, answers: activeAgent });
    onTestFinished(watchTitle(document));
    for (const path of pathsWith("guard", "auth")) {
      const name = translate(memberWords, defaultLocale, memberPageName(path, openSettings));
      await site.go(path);
      await expect
        .element(page.getByRole("heading", { level: 1, name, exact: true }))
        .toHaveFocus();
      await expect.poll(() => document.title).toBe(`${name} – Naluma`);
      if (path === "/fastPayment") continue;
      if (host === "mobile") {
        await expect.element(page.getByRole("button", { name, exact: true }).first()).toBeVisible();
        continue;
      }
      await expect.poll(() => widths().cards).toBeCloseTo(widths().pane, 0);
    }
  },
);

test("[ROUTE-30] an agent finds the agent area and their status", async () => {
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
