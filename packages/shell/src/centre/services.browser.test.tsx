import { capabilities, type Capability } from "@naluma/site/capabilities";
import { pages } from "@naluma/site/pages";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openSite } from "../testing/open-site.tsx";
import { plainMember } from "./centre-answers.fake.ts";

/** Every second one, so that neighbours in a menu are told apart. */
const half = capabilities.filter((_, at) => at % 2 === 0);

/** Which service each call under /services needs; more than one where any of them will do. */
const needed: readonly (readonly [path: RegExp, ...names: Capability[]])[] = [
  [/top-up/, "topUp"],
  [/receipts/, "receipts"],
  [/records/, "records"],
  [/activity/, "activity"],
  [/session|reality-check/, "realityCheck"],
  [/limits\/time-out/, "timeOut"],
  [/limits\/self-exclusion/, "selfExclusion"],
  [/limits/, "limits", "timeOut", "selfExclusion"],
  [/devices/, "devices"],
  [/login-protection/, "authenticator", "passkeys"],
  [/captcha-work/, "captchaWork"],
  [/withdraw-password/, "withdrawPassword"],
  [/bank-accounts/, "bankAccounts"],
  [/invitation|friends/, "friends"],
  [/agent/, "agents"],
  [/promotions/, "promotions"],
];

const isOfService = (path: string) => path.startsWith("/services/");

const mayAsk = (path: string, offered: readonly Capability[]): boolean => {
  const [, ...names] = needed.find(([each]) => each.test(path)) ?? [/./];
  return names.some((name) => offered.includes(name));
};

const centre = Object.keys(pages).filter((path) =>
  /^\/(user|Deposit|proxy|fastPayment)/.test(path),
);

const linksOf = () =>
  page
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => href.startsWith("/"));

test.each([
  ["none", "desktop", []],
  ["none", "mobile", []],
  ["half", "desktop", half],
  ["half", "mobile", half],
] as const)(
  "on a platform with %s of the services every page of a member is whole, on %s",
  async (_, host, offered) => {
    const site = await openSite("/user", {
      host,
      member: true,
      settings: { capabilities: offered, playMoney: false },
      answers: plainMember(),
    });
    for (const path of centre) {
      await site.go(path);
      await expect.element(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expect.poll(() => document.querySelector("main [aria-busy='true']")).toBeNull();
      expect({ path, alerts: page.getByRole("alert").elements().length }).toEqual({
        path,
        alerts: 0,
      });
      const dead = linksOf().filter(
        (href) => href.startsWith("/user") && !Object.hasOwn(pages, href.split(/[?#]/)[0] ?? ""),
      );
      expect({ path, dead }).toEqual({ path, dead: [] });
    }
    await site.go("/user");
    await page.getByRole("button", { name: "Game history" }).click();
    await page
      .getByRole("dialog", { name: "Game history" })
      .getByRole("button", { name: "Close" })
      .click();
    await site.go("/discount");
    await site.go("/");
    const asked = site
      .calls()
      .map(({ path }) => path)
      .filter(isOfService);
    expect(asked.filter((path) => !mayAsk(path, offered))).toEqual([]);
  },
);
