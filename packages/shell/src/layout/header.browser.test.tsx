import { locales } from "@naluma/site/locale";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openSite } from "../testing/open-site.tsx";

const widths = [320, 360, 390, 430];

/** Whether a finger finds it: in the header, in the window, and under nothing else. */
function isReached(element: Element | null): boolean {
  const bar = document.querySelector(".m-hd")?.getBoundingClientRect();
  if (!element || !bar) return false;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isInside = left >= 0 && right <= innerWidth && top >= bar.top && bottom <= bar.bottom;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return isInside && hit !== null && element.contains(hit);
}

const parts = (member: boolean) =>
  member
    ? [".search-open", ".m-bal button"]
    : [".search-open", ".ways-in .btn-line", ".ways-in .btn-primary"];

test.each(locales.flatMap((locale) => [[locale, false] as const, [locale, true] as const]))(
  "the header of a phone has the search beside the ways in, or beside the balance (%s, member: %s)",
  async (locale, member) => {
    await openSite("/sponsor", { host: "mobile", locale, member });
    for (const width of widths) {
      await page.viewport(width, 844);
      for (const part of parts(member))
        await expect
          .poll(() => isReached(document.querySelector(`.m-hd ${part}`)), {
            message: `${part} at ${width}`,
          })
          .toBe(true);
    }
  },
);
