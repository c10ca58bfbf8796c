import { expect, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";

/** Nothing sticks out of the page to the side. */
export const expectFits = (): Promise<void> =>
  expect
    .poll(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    .toBeLessThanOrEqual(0);

/** From now on the function that comes back fails where a part of the page broke: React says so in the console. */
export function watchBreakage(): () => void {
  const errors = vi.spyOn(console, "error");
  onTestFinished(() => errors.mockRestore());
  return () => expect(errors.mock.calls).toEqual([]);
}

/** The frame of the site, which is there whatever the platform answers. */
export async function expectFrame(): Promise<void> {
  const home = page.getByRole("banner").getByRole("link", { name: /home/i });
  await expect.element(home.first()).toBeVisible();
  await expect.element(page.getByRole("contentinfo")).toBeInTheDocument();
  await expectFits();
}
