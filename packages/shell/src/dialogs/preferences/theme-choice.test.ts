import { expect, test, vi } from "vitest";
import { followTheme } from "./theme-choice.ts";

test("the theme is applied again only when the device's theme changes or another tab has chosen one", () => {
  const device = new EventTarget();
  const showTheme = vi.fn<() => void>();
  const page = Object.assign(new EventTarget(), { matchMedia: () => device, showTheme });
  followTheme(page as unknown as Window); // Only the parts of a window that are used.
  expect(showTheme).toHaveBeenCalledTimes(1);
  device.dispatchEvent(new Event("change"));
  expect(showTheme).toHaveBeenCalledTimes(2);
  const store = (key: string) => page.dispatchEvent(Object.assign(new Event("storage"), { key }));
  store("token");
  expect(showTheme).toHaveBeenCalledTimes(2);
  store("theme");
  expect(showTheme).toHaveBeenCalledTimes(3);
});
