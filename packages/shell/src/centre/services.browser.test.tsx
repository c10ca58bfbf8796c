import { capabilities, services, type Capability } from "@naluma/site/capabilities";
import { namedPages, neededFor, pageNameAt, pageNames } from "@naluma/site/named-pages";
import { pages } from "@naluma/site/pages";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openSite } from "../testing/open-site.tsx";
import { activeAgent, plainMember } from "./centre-answers.fake.ts";

/** Every second one, so that neighbours in a menu are told apart. */
const half = capabilities.filter((_, at) => at % 2 === 0);

type Case = [which: string, host: "desktop" | "mobile", offered: readonly Capability[]];

const root = "/services/v1/";

const mayAsk = (path: string, offered: readonly Capability[]): boolean =>
  offered.some((name) => services[name].calls.some((call) => `${root}${call}` === path));

const centre = Object.keys(pages).filter((path) =>
  /^\/(user|Deposit|proxy|fastPayment)/.test(path),
);

const hrefs = () =>
  page
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href") ?? "");

/** Paths of ours that lead nowhere, or to a page whose service is missing. */
const deadLinks = (offered: readonly Capability[]) =>
  hrefs().filter((href) => {
    if (!href.startsWith("/user") && !href.startsWith("/proxy")) return false;
    const name = pageNameAt(href) ?? pageNameAt(href.split(/[?#]/)[0] ?? "");
    if (name === undefined) return !Object.hasOwn(pages, href);
    const needed = neededFor(name);
    return needed.length > 0 && !needed.some((service) => offered.includes(service));
  });

const whole = async (path: string) => {
  await expect.element(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect.poll(() => document.querySelector("main [aria-busy='true']")).toBeNull();
  expect({ path, alerts: page.getByRole("alert").elements().length }).toEqual({ path, alerts: 0 });
};

test.each<Case>([
  ["none", "desktop", []],
  ["none", "mobile", []],
  ["half", "desktop", half],
  ["half", "mobile", half],
])(
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
      await whole(path);
      expect({ path, dead: deadLinks(offered) }).toEqual({ path, dead: [] });
    }
    await site.go("/user/Info");
    await expect.element(page.getByText("Username").first()).toBeVisible();
    const passwords = page.getByText("Withdrawal password", { exact: true }).elements().length;
    expect(passwords > 0).toBe(offered.includes("withdrawPassword"));
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
      .filter((path) => path.startsWith(root));
    expect(asked.filter((path) => !mayAsk(path, offered))).toEqual([]);
  },
);

const addressOf = (name: string) => `https://operator.example/${name}`;

/** The operator's addresses that the page links, none of which learns where its player came from. */
const linksElsewhere = () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href^='${addressOf("")}']`)];
  for (const { rel } of links) expect(rel).toBe("noopener noreferrer");
  return [...new Set(links.map(({ href }) => href))].toSorted();
};

const elsewhere = Object.fromEntries(pageNames.map((name) => [name, addressOf(name)]));

test.each<Case>([
  ["none", "desktop", []],
  ["all", "mobile", capabilities],
])(
  "on a platform with %s of the services the operator's own pages are linked instead, on %s",
  async (_, host, offered) => {
    const site = await openSite("/user", {
      host,
      member: true,
      settings: { capabilities: offered, pages: elsewhere },
      answers: activeAgent,
    });
    for (const path of ["/user", "/proxy"]) {
      await site.go(path);
      await whole(path);
      const bar = page.getByRole("navigation", { name: "Member centre" }).getByRole("button");
      if (host === "mobile") await bar.click();
      const linked = pageNames.filter(
        (name) => namedPages[name].path.startsWith(path) || name === "ProxyCenter",
      );
      await expect.poll(linksElsewhere).toEqual(linked.map(addressOf).toSorted());
      if (host === "mobile") {
        await expect.element(page.getByRole("dialog")).toBeVisible();
        history.back();
        await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
      }
    }

    for (const name of pageNames) {
      await site.go(namedPages[name].path);
      await whole(name);
      const open = page.getByRole("link", { name: "Open page" });
      await expect.element(open).toHaveAttribute("href", addressOf(name));
    }
    const asked = site.calls().filter(({ path }) => path.startsWith(root));
    expect(asked.filter(({ path }) => !mayAsk(path, offered))).toEqual([]);
    expect(site.left).toEqual([]);
  },
);
