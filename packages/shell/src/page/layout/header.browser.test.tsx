import { locales } from "@naluma/site/locale";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openSite } from "../../testing/open-site.tsx";

const widths = [320, 360, 390, 430];

/** Whether it can be tapped: it is in the header and in the viewport, and not covered by anything. */
function isReached(element: Element | null): boolean {
  const bar = document.querySelector(".mobile-header")?.getBoundingClientRect();
  if (!element || !bar) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isInside = left >= 0 && right <= innerWidth && top >= bar.top && bottom <= bar.bottom;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return isInside && hit !== null && element.contains(hit);
}

const parts = (member: boolean) =>
  member
    ? [".search-open", ".mobile-balance button"]
    : [".search-open", ".visitor-actions .button-line", ".visitor-actions .button-primary"];

test.each(locales.flatMap((locale) => [[locale, false] as const, [locale, true] as const]))(
  "a phone's header has the search beside the login, or beside the balance (%s, member: %s)",
  async (locale, member) => {
    await openSite("/sponsor", { host: "mobile", locale, member });
    for (const width of widths) {
      await page.viewport(width, 844);
      for (const part of parts(member))
        await expect
          .poll(() => isReached(document.querySelector(`.mobile-header ${part}`)), {
            message: `${part} at ${width}`,
          })
          .toBe(true);
    }
  },
);

/** The room that the placeholder of the search leaves in its field, with as many games as a site may have. */
function roomIn(field: HTMLInputElement | null): number {
  if (!field) return 0;
  const { font } = getComputedStyle(field);
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.font = font;
  const words = field.placeholder.replace(/[\p{Nd}.,]+/u, "10,149");
  return field.clientWidth - pen.measureText(words).width;
}

test.each(locales.flatMap((locale) => [[locale, false] as const, [locale, true] as const]))(
  "a desktop's search shows its words, and the whole header fits beside it (%s, member: %s)",
  async (locale, member) => {
    await openSite("/", { locale, member });
    const field = () => document.querySelector<HTMLInputElement>(".header .search input");
    await expect.poll(() => field()?.placeholder ?? "").toMatch(/\p{Nd}/u);
    for (const width of [1024, 1280, 1440]) {
      await page.viewport(width, 900);
      await expect.poll(() => roomIn(field()), { message: `at ${width}` }).toBeGreaterThan(0);
      const ends = [...document.querySelectorAll(".header .page-width > *")].map(
        (part) => part.getBoundingClientRect().right,
      );
      expect(Math.max(...ends), `at ${width}`).toBeLessThanOrEqual(width);
    }
  },
);
