import { expect, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";

/** Expects that nothing overflows the page sideways. */
export const expectFits = (): Promise<void> =>
  expect
    .poll(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    .toBeLessThanOrEqual(0);

/** Returns a function that fails if a part of the page has broken since then, which React reports in the console. */
export function watchBreakage(): () => void {
  const errors = vi.spyOn(console, "error");
  onTestFinished(() => errors.mockRestore());
  return () => expect(errors.mock.calls).toEqual([]);
}

/** Expects the site's frame, which is there whatever the platform responds. */
export async function expectFrame(): Promise<void> {
  const home = page.getByRole("banner").getByRole("link", { name: /home/i });
  await expect.element(home.first()).toBeVisible();
  await expect.element(page.getByRole("contentinfo")).toBeInTheDocument();
  await expectFits();
}
