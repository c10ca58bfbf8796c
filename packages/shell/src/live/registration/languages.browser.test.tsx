import { locales } from "@naluma/site/locale";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectFits } from "../../testing/expect-whole.ts";
import { openSite } from "../../testing/open-site.tsx";
import { registrationWith } from "../../testing/register.ts";

/** Chinese yuan requires the most fields. */
const answers = {
  ...registrationWith({
    RMB: {
      member_name: "required",
      member_phone: ["required", "verified"],
      member_birthday: "required",
      member_qq: "required",
      member_wechat: "required",
      identity_id: "required",
      withdraw_password: "required",
      recommend_code: "optional",
      check_password: "required",
    },
  }),
} as const;

/** A phone, and a desktop of 1440 × 900 at a zoom of 200 %. */
const sizes = [
  [390, 844],
  [720, 450],
] as const;

/** Parts of the form that scroll sideways because their content is cut off. */
const wide = (dialog: Element) =>
  [dialog, ...dialog.querySelectorAll("*")]
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX))
    .map(({ className }) => className);

test.each(locales)("the registration fits a phone and a zoomed page in %s", async (locale) => {
  await openSite("/sponsor?modal=register", { host: "mobile", locale, answers });
  const form = page.getByRole("dialog");
  const submit = form.getByRole("button").last();
  await expect.element(form.getByRole("checkbox")).toBeInTheDocument();
  await submit.click();
  await expect
    .poll(() => form.element().querySelectorAll("[aria-invalid=true]").length)
    .toBeGreaterThan(8);
  for (const [width, height] of sizes) {
    await page.viewport(width, height);
    await expectFits();
    expect(wide(form.element()), `${width} px`).toEqual([]);
  }
});
