import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { logIn } from "../testing/log-in.ts";
import { openSite } from "../testing/open-site.tsx";

test.each(["desktop", "mobile"] as const)(
  "[SHELL-23] [SHELL-28] a fatal error in a page of %s puts the error screen in its place",
  async (host) => {
    // React tells it, too.
    const told = vi.spyOn(console, "error").mockReturnValue();
    onTestFinished(() => told.mockRestore());
    await openSite("/sponsor", { host, currency: "VND" });
    await expect.element(page.getByRole("banner")).toBeVisible();
    // Also of those that were made before, and only for a member: a visitor sees amounts in the first view.
    const { prototype } = Intl.NumberFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, "format");
    onTestFinished(() => void (format && Object.defineProperty(prototype, "format", format)));
    Object.defineProperty(prototype, "format", {
      configurable: true,
      get() {
        if (localStorage.getItem("token") !== null) throw new Error("planted");
        return format?.get?.call(this);
      },
    });
    await logIn();
    await expect.element(page.getByText(/\(500\)/)).toBeVisible();
    await expect.poll(() => document.title).toBe("500 - Internal Server Error");
    const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute("content");
    await expect.poll(robots).toMatch(/noindex/);
    expect(page.getByRole("banner").query()).toBeNull();
    expect(page.getByRole("heading", { name: "Sponsors" }).query()).toBeNull();
  },
);
