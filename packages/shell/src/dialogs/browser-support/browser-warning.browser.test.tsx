import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openSite } from "../../testing/open-site.tsx";

const warning = page.getByRole("dialog", { name: "Some things may not work in this browser" });

/** Leaves the page alone for half a minute, in which the warning either appears or does not. */
async function leaveAlone(): Promise<void> {
  await userEvent.hover(document.body, { position: { x: 0, y: 0 } });
  for (let waited = 0; waited < 10; waited += 1) await vi.advanceTimersByTimeAsync(3_000);
}

/** A press right at the moment of opening would not count as one on the warning. */
async function waitForWarning(): Promise<void> {
  await leaveAlone();
  await expect.element(warning).toBeVisible();
  await vi.advanceTimersByTimeAsync(1_000);
}

test("[SHELL-38] a browser that lacks what the site needs is warned by each new document until the warning is dismissed for good", async () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  try {
    const site = await openSite("/sponsor");
    await waitForWarning();
    await expect.element(warning).toMatchTextContent(/Missing: BroadcastChannel/);
    await warning.getByRole("button", { name: "Continue anyway" }).click();
    await expect.element(warning).not.toBeInTheDocument();

    await site.reload();
    await waitForWarning();
    await warning.getByRole("button", { name: "Don’t show again" }).click();
    await expect.element(warning).not.toBeInTheDocument();

    await site.reload();
    await leaveAlone();
    expect(page.getByRole("dialog").query()).toBeNull();
  } finally {
    vi.unstubAllGlobals();
  }
});

test("a browser that has everything gets no warning", async () => {
  await openSite("/sponsor");
  await leaveAlone();
  expect(warning.query()).toBeNull();
});
