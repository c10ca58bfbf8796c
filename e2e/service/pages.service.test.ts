// @vitest-environment jsdom
import { ownPages } from "@naluma/site/own-pages";
import { describe, expect, inject, it } from "vitest";
import { readDocument, templates } from "./support/documents.ts";

const hrefOf = (link: HTMLAnchorElement | undefined) => link?.getAttribute("href");

describe("pages that the operator wrote", () => {
  it.each([
    ["[ROUTE-02] /main/1", "About us", "One lobby, one wallet"],
    ["[ROUTE-05] /discount/1", "Play money when you need it", "too low for the stake"],
    ["[ROUTE-07] /faq/1", "Is this real money?", "it has no cash value"],
  ])("%s is the page %s, in both templates", async (asked, heading, words) => {
    for (const template of templates) {
      const shown = await readDocument(asked.split(" ").at(-1) ?? "", template);
      expect([shown.status, shown.texts("h1")]).toEqual([200, [heading]]);
      expect(shown.main).toContain(words);
    }
  });

  it("[ROUTE-04] /discount lists the promotions, and each leads to its own page and back", async () => {
    for (const template of templates) {
      const list = await readDocument("/discount", template);
      expect(list.heading).toBe("Promotions");
      const titles = list.texts("main a.page-card b");
      expect(titles).toEqual([
        "Play money when you need it",
        "New games every week",
        "Striker Cup",
      ]);
      for (const [index, card] of [...list.page.querySelectorAll("main a.page-card")].entries()) {
        const one = await readDocument(card.getAttribute("href") ?? "", template);
        expect(one.heading).toBe(titles[index]);
        expect(hrefOf(one.link("All promotions"))).toBe("/discount");
      }
    }
  });

  it("[ROUTE-06] /faq has the questions, and each opens its answer", async () => {
    for (const template of templates) {
      const { heading, page } = await readDocument("/faq", template);
      expect(heading).toBe("Frequently asked questions");
      const question = [...page.querySelectorAll("details")].find((each) =>
        each.querySelector("summary")?.textContent.includes("Is this real money?"),
      );
      expect(question?.open).toBe(false);
      expect(question?.textContent).toContain("it has no cash value and cannot be withdrawn");
    }
  });

  it("[ROUTE-15] /sponsor has the sponsors and where they lead", async () => {
    for (const template of templates) {
      const shown = await readDocument("/sponsor", template);
      expect(shown.heading).toBe("Sponsors");
      expect(shown.texts("main h2")).toContain("Harbour Regatta");
      const target = hrefOf(shown.link("More about Northgate Youth League", "main"));
      expect((await readDocument(target ?? "", template)).heading).toBe("Striker Cup");
    }
  });

  it("[ROUTE-16] /app says what there is to install, and how the site is kept at hand", async () => {
    for (const template of templates) {
      const { heading, main } = await readDocument("/app", template);
      expect(heading).toMatch(/on your phone$/);
      expect(main).toContain("No download needed");
      expect(main).toContain("Add to your home screen");
    }
  });

  it("a page that no longer exists says so, and links home", async () => {
    for (const template of templates) {
      const shown = await readDocument("/discount/999", template);
      expect(shown.heading).toBe("This page is no longer available");
      expect(hrefOf(shown.link("Go to the home page", "main"))).toBe("/");
    }
  });
});

describe("home", () => {
  it("[ROUTE-01] home has its games, the operator's banner and the jackpot, in both templates", async () => {
    for (const template of templates) {
      const { status, heading, page, texts, html } = await readDocument("/", template);
      expect([status, heading]).toEqual([200, "Games"]);
      expect(page.querySelectorAll('button[aria-label^="Play "]').length).toBeGreaterThan(10);
      expect(texts('[aria-label="Banners"] h2')).toContain("Jade Koi River");
      // The first rows of games are rendered, and space is reserved for the others.
      const games = [".hall article", ".hall .tile-skeleton"].map(
        (part) => page.querySelectorAll(part).length,
      );
      expect(games).toEqual(template === "desktop" ? [14, 14] : [12, 18]);
      expect(html).toMatch(/Jackpot \$[\d,]+\.\d\d/);
      // No inline style that a policy would refuse, whatever the platform sends.
      expect(page.querySelectorAll("[style]")).toHaveLength(0);
    }
  });

  it("[LOBBY-33] home shows the jackpot in ten digits, padded with zeros, and its two decimals", async () => {
    for (const template of templates) {
      const { texts, page } = await readDocument("/", template);
      const amount = texts(".jackpot p").find((text) => text.startsWith("Jackpot $")) ?? "";
      const digits = texts(".jackpot .jackpot-digits b");
      expect(digits).toHaveLength(12);
      expect(digits.join("")).toBe(amount.replace(/\D/g, "").padStart(12, "0"));
      expect(page.querySelector(".jackpot .jackpot-digits")?.ariaHidden).toBe("true");
    }
  });

  it("the jackpot has no decimals in dong", async () => {
    const { texts } = await readDocument("/?currency=VND");
    const amount = texts(".jackpot p").find((text) => text.startsWith("Jackpot"));
    expect(amount).toMatch(/^Jackpot ₫[\d,]+$/);
    expect(texts(".jackpot .jackpot-digits b").join("")).toBe(
      amount?.replace(/\D/g, "").padStart(10, "0"),
    );
  });

  it("[SHELL-51] the footer of home links to a page of the site, to another site and to customer service", async () => {
    for (const template of templates) {
      const { link, texts } = await readDocument("/", template);
      const inFooter = (name: string) => link(name, "footer");
      expect(hrefOf(inFooter("About us"))).toBe("/main/1");
      expect(hrefOf(inFooter("Promotions"))).toBe("/discount");
      const outside = inFooter("GamCare");
      expect(hrefOf(outside)).toBe("https://www.gamcare.org.uk/");
      expect([outside?.target, outside?.rel]).toEqual(["_blank", "noopener noreferrer"]);
      const service = `${inject("stack").api}/sandbox/service?lang=en_US`;
      expect(hrefOf(inFooter("Customer service"))).toBe(service);
      expect(texts("footer").join()).toMatch(/aged 18 and over/);
    }
  });

  it("[SHELL-42] home has the operator's logo in its header, from its path", async () => {
    for (const template of templates) {
      const { page } = await readDocument("/", template);
      const logo = page.querySelector('header a.logo[aria-label$=", home"] img');
      expect(logo?.getAttribute("src")).toBe("/media/logo.svg");
    }
    const { status } = await readDocument("/media/logo.svg");
    expect(status).toBe(200);
  });
});

describe("a page with games", () => {
  it.each([
    ["2", "Slots"],
    ["3", "Live casino"],
    ["8", "Cockfighting"],
    ["9", "Esports"],
  ])(
    "[ROUTE-08] /gameHall/%s is the hall of %s, with its games and their providers",
    async (id, name) => {
      for (const template of templates) {
        const hall = await readDocument(`/gameHall/${id}`, template);
        expect(hall.heading).toBe(name);
        const names = hall.texts(".tile-name");
        expect(names.length).toBeGreaterThan(0);
        expect(names.includes("Jade Koi River")).toBe(id === "2");
        const providers = new Set(hall.texts('nav[aria-label="Providers"] a span'));
        expect([...providers]).toEqual(expect.arrayContaining(hall.texts(".tile-provider")));
      }
    },
  );

  it("[ROUTE-08] the tabs mark the current category", async () => {
    const { texts } = await readDocument("/gameHall/2");
    expect(texts(".category-tabs [aria-current]")).toEqual(["Slots"]);
  });

  it("a type without games says so, and links on", async () => {
    const hall = await readDocument("/gameHall/77");
    expect(hall.main).toContain("No games are available in this category right now.");
    expect(hrefOf(hall.link("See other games"))).toBe("/");
  });

  it("[ROUTE-10] [ROUTE-12] /slotgame lists the games of one provider, without the site's bars", async () => {
    for (const template of templates) {
      const list = await readDocument("/slotgame?gt_id=2&gp_id=GPKS&house=", template);
      expect(list.heading).toBe("Kestrel");
      expect(new Set(list.texts(".tile-provider"))).toEqual(new Set(["Kestrel"]));
      expect(list.page.querySelectorAll("header, nav, footer")).toHaveLength(0);
      expect(hrefOf(list.link("Back to Slots"))).toBe("/gameHall/2");
    }
  });

  it.each([
    "/slotgame?gt_id=2&gp_id=MADE-UP",
    "/slotgame?gt_id=2&gp_id=GPKS&house=made-up",
    "/slotgame?gt_id=999&gp_id=GPKS",
    "/gameRoom?gt_id=2&gp_id=MADE-UP",
  ])("an unknown provider, type or house is not a page: %s", async (address) => {
    const { status, main } = await readDocument(address);
    expect([status, main]).toEqual([404, expect.stringContaining("Page Not Found: /")]);
  });

  it("[ROUTE-13] /gameRoom is the room of slots: a provider's games beside all providers", async () => {
    const room = await readDocument("/gameRoom?gt_id=2&gp_id=GPKS&house=");
    expect(room.heading).toBe("Kestrel");
    expect(new Set(room.texts(".tile-provider"))).toEqual(new Set(["Kestrel"]));
    expect(room.page.querySelector("header")).not.toBeNull();
    const other = hrefOf(room.link("Oxbow", 'nav[aria-label="Providers"]'));
    expect(other).toBe("/gameRoom?gt_id=2&gp_id=GPOX&house=");
    expect((await readDocument(other ?? "")).heading).toBe("Oxbow");
  });

  it("[ROUTE-14] a provider of slots links to the room, and one of another type, or on a phone, to the list", async () => {
    const kestrel = async (type: number, template: "desktop" | "mobile") => {
      const hall = await readDocument(`/gameHall/${type}`, template);
      return hrefOf(hall.link("Kestrel", 'nav[aria-label="Providers"]'))?.split("?")[0];
    };
    expect(await kestrel(2, "desktop")).toBe("/gameRoom");
    expect(await kestrel(3, "desktop")).toBe("/slotgame");
    expect(await kestrel(2, "mobile")).toBe("/slotgame");
  });
});

it("every page that can be linked to exists", async () => {
  for (const path of ownPages) {
    // These two pages do not exist without a provider (ROUTE-11, ROUTE-39).
    const query = /^\/(gameRoom|slotgame)$/.test(path) ? "?gt_id=2&gp_id=GPHL&house=" : "";
    const { status } = await readDocument(path.replace(/:[a-z]+/g, "2") + query);
    expect({ path, status }).toEqual({ path, status: 200 });
  }
});
