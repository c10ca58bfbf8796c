import { createServer } from "node:http";
import { openLoginForm, sendLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

const name = "Continue with Lantern ID";

test("a company's sign comes from the icon service", async ({ page, lobby }) => {
  await lobby.open();
  const form = await openLoginForm(page);
  const sign = form.getByRole("button", { name }).locator("img");
  await expect(sign).toHaveJSProperty("complete", true);
  await expect(sign).not.toHaveJSProperty("naturalWidth", 0);
});

/** The site's icon service takes every request and never answers. */
const testWithSilentIcons = test.extend({
  stackSettings: async ({}, use) => {
    const service = createServer(() => undefined);
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
    const address = service.address();
    if (address === null || typeof address === "string") throw new Error("It has no port.");
    const site = { iconService: `http://127.0.0.1:${address.port}` };
    await use({ name: "silent-icons", site });
    service.closeAllConnections();
    service.close();
  },
});

testWithSilentIcons(
  "[SHELL-35] an icon service that stalls is given up after 1500 ms, and nobody waits for it",
  async ({ page, lobby, member }) => {
    await page.clock.install();
    await lobby.open();
    const given: string[] = [];
    page.on("requestfailed", (request) => given.push(request.url()));
    const isAsked = page.waitForRequest(/\/lantern\.svg$/);
    const form = await openLoginForm(page);
    await isAsked;
    await expect(form.getByRole("button", { name })).toBeEnabled();
    await page.clock.fastForward(1_500);
    await expect.poll(() => given.filter((url) => url.endsWith("/lantern.svg"))).toHaveLength(1);
    await expect(form.getByRole("button", { name }).locator("img")).toHaveCount(0);
    await sendLoginForm(form, { ...member, code: "0000" });
    await expect(form).toBeHidden();
  },
);
