import { locales, type Locale } from "@naluma/site/locale";
import { expectFits } from "./support/fits.ts";
import { expect, test } from "./support/test.ts";
import { wordOf } from "./support/visible-text.ts";

/** A phone, and a desktop of 1440 × 900 at a zoom of 200 %. */
const sizes = [
  { width: 390, height: 844 },
  { width: 720, height: 450 },
];

/** So many of them one after the other in one browser are quicker than a test each. */
const inTurn: readonly (readonly Locale[])[] = [
  locales.filter((_, index) => index % 2 === 0),
  locales.filter((_, index) => index % 2 === 1),
];

for (const some of inTurn) {
  test(`the registration fits a phone and a zoomed page in ${some.join(", ")}`, async ({
    page,
    lobby,
  }) => {
    for (const locale of some) {
      await lobby.open(`/${locale}/?modal=register`);
      const form = page.getByRole("dialog", {
        name: wordOf("register", "register.title", locale),
      });
      // Chinese yuan asks for most.
      await form.locator("select").first().selectOption("RMB");
      await form
        .getByRole("button", { name: wordOf("register", "register.submit", locale) })
        .click();
      await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expectFits(page);
        // What is cut off in the form has a scroll of its own, sideways.
        const wide = await form.evaluate((dialog) =>
          [dialog, ...dialog.querySelectorAll("*")]
            .filter((part) => part.scrollWidth > part.clientWidth + 1)
            .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
            .map(({ className }) => className),
        );
        expect(wide, `${locale}, ${size.width} px`).toEqual([]);
      }
      await page.setViewportSize(sizes[0] ?? { width: 390, height: 844 });
    }
  });
}
