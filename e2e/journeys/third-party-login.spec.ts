import type { BrowserContext, Request } from "@playwright/test";
import { createAccountWidget, storedSession } from "./support/account-widget.ts";
import { password } from "./support/accounts.ts";
import { faultsOf } from "./support/axe.ts";
import { expectFits } from "./support/fits.ts";
import { lightPage } from "./support/lobby.ts";
import { expect, test } from "./support/test.ts";
import { agree, goToCompany } from "./support/third-party.ts";

const nobody = { token: "", memberId: "" };

/** Records every address that any window requests from now on, with its Referer. */
const watchAddresses = (context: BrowserContext) => {
  const asked: Request[] = [];
  context.on("request", (request) => void asked.push(request));
  return async () =>
    Promise.all(
      asked.map(async (request) => {
        // For a closed window only the headers that the page itself knew are available.
        const headers = await request.allHeaders().catch(() => request.headers());
        return `${request.url()} ${headers["referer"]}`;
      }),
    );
};

test("[AUTH-102] [AUTH-103] a player who refuses comes back without a message, a failure is reported, and one who agrees by keyboard alone is logged in, with the token in no address @once", async ({
  page,
  lobby,
  member,
}) => {
  const addresses = watchAddresses(page.context());
  await lobby.open(lightPage);
  const here = page.url();
  const refused = await goToCompany(page);
  await Promise.all([
    refused.waitForEvent("close"),
    refused.getByRole("button", { name: "Don’t agree" }).click(),
  ]);
  const form = page.getByRole("dialog", { name: "Log in" });
  await expect(form).toBeVisible();
  const button = form.getByRole("button", { name: "Continue with Lantern ID" });
  const [failing] = await Promise.all([page.waitForEvent("popup"), button.click()]);
  await Promise.all([
    failing.waitForEvent("close"),
    failing.getByRole("button", { name: "Simulate a Lantern ID failure" }).click(),
  ]);
  // The earlier refusal shows no message.
  await expect(page.getByText("Lantern ID didn’t respond. Please try again.")).toHaveCount(1);
  expect(await storedSession(page)).toEqual(nobody);

  const [company] = await Promise.all([page.waitForEvent("popup"), button.click()]);
  await expect(company.getByText(/Naluma wants to know who you are/)).toBeVisible();
  expect(await company.evaluate(() => window.name)).toBe("authWindow");
  for (const colorScheme of ["dark", "light"] as const) {
    await company.emulateMedia({ colorScheme });
    expect(await faultsOf(company)).toEqual([]);
  }
  await company.setViewportSize({ width: 320, height: 640 });
  await expectFits(company);

  const focused = (name: string) => expect(company.locator(":focus")).toHaveAccessibleName(name);
  await company.keyboard.press("Tab");
  await focused("Username");
  await company.keyboard.type(member.account);
  await company.keyboard.press("Tab");
  await focused("Password");
  await company.keyboard.type("wrong");
  await company.keyboard.press("Enter");
  // A wrong password is reported, and the account name stays.
  await expect(company.getByRole("alert")).toHaveText("Incorrect username or password.");
  await expect(company.getByLabel("Username")).toHaveValue(member.account);
  for (const name of ["Username", "Password"]) {
    await company.keyboard.press("Tab");
    await focused(name);
  }
  await company.keyboard.type(password);
  await company.keyboard.press("Tab");
  await focused("Agree and continue");
  await Promise.all([company.waitForEvent("close"), company.keyboard.press("Enter")]);
  // The form was still open behind the window, and the login closes it.
  await expect(createAccountWidget(page).wallet).toBeVisible();
  await expect(form).toHaveCount(0);

  const { token } = await storedSession(page);
  expect(token).not.toBe("");
  for (const address of await addresses()) expect(address).not.toContain(token);
  expect(page.url()).toBe(here);
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)),
  );
  expect(kept.filter(([, value]) => String(value).includes(token))).toEqual([["token", token]]);
  expect(kept.map(([key]) => key)).not.toContain("window-msg");
});

test("[AUTH-106] [ROUTE-35] a page that another one opened accepts no answer, and the login window closes by itself @once", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.open(lightPage);
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate(() => void open("/faq", "another", "popup,width=1200,height=800")),
  ]);
  await expect(opened.locator("html")).toHaveAttribute("data-hydrated", /.*/);
  const company = await goToCompany(opened);
  expect(await company.evaluate(() => window.name)).toBe("authWindow");
  await agree(company, member);
  await opened.waitForFunction(() => localStorage.getItem("window-msg") !== null);
  expect(await storedSession(opened)).toEqual(nobody);
  await expect(opened.getByRole("dialog", { name: "Log in" })).toBeVisible();
});
