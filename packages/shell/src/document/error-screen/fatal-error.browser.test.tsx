import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { logIn } from "../../testing/log-in.ts";
import { openSite } from "../../testing/open-site.tsx";

/** React also reports errors that were caught. */
function expectError() {
  const told = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => told.mockRestore());
}

test.each(["desktop", "mobile"] as const)(
  "[SHELL-23] [SHELL-28] a fatal error in a page of %s is replaced by the error screen",
  async (host) => {
    expectError();
    const site = await openSite("/faq", { host, currency: "VND" });
    await expect.element(page.getByRole("banner")).toBeVisible();
    // After a navigation the page's heading receives the focus; a part of the frame does not.
    const { focus } = HTMLElement.prototype;
    const focused = vi.spyOn(HTMLElement.prototype, "focus");
    onTestFinished(() => focused.mockRestore());
    focused.mockImplementation(function plant(this: HTMLElement, ...how) {
      if (this.matches("h1.page-heading")) throw new Error("planted");
      focus.apply(this, how);
    });
    await site.go("/sponsor");
    await expect.element(page.getByText(/\(500\)/)).toBeVisible();
    await expect.poll(() => document.title).toBe("500 - Internal Server Error");
    const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute("content");
    await expect.poll(robots).toMatch(/noindex/);
    expect(page.getByRole("banner").query()).toBeNull();
    expect(page.getByRole("heading", { name: "Sponsors" }).query()).toBeNull();
  },
);

test.each(["desktop", "mobile"] as const)(
  "an error in the header of %s is reported, and removes the header but not the page",
  async (host) => {
    expectError();
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal("reportError", reported);
    onTestFinished(() => void vi.unstubAllGlobals());
    await openSite("/sponsor", { host, currency: "VND" });
    await expect.element(page.getByRole("banner")).toBeVisible();
    // Also covers formatters created earlier, but only for a member: a visitor sees amounts in the first view.
    const { prototype } = Intl.NumberFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, "format");
    onTestFinished(() => void (format && Object.defineProperty(prototype, "format", format)));
    const planted = new Error("planted");
    Object.defineProperty(prototype, "format", {
      configurable: true,
      get() {
        if (localStorage.getItem("token") !== null) throw planted;
        return format?.get?.call(this);
      },
    });
    await logIn();
    await expect.poll(() => reported).toHaveBeenCalledWith(planted);
    await expect.element(page.getByRole("heading", { name: "Sponsors" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: /, home$/ })).toBeVisible();
  },
);
