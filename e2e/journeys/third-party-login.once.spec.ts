import type { BrowserContext, Page, Request } from "@playwright/test";
import { createAccountWidget, storedSession } from "./support/account-widget.ts";
import { password, type Account } from "./support/accounts.ts";
import { withAttacker } from "./support/attacker.ts";
import { openLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

/** Goes to the company from the login form, in the window that opens. */
const goToCompany = async (page: Page): Promise<Page> => {
  const form = await openLoginForm(page);
  const button = form.getByRole("button", { name: "Continue with Lantern ID" });
  const [company] = await Promise.all([page.waitForEvent("popup"), button.click()]);
  await expect(company.getByRole("heading", { name: "Continue to Naluma" })).toBeVisible();
  return company;
};

const agree = async (company: Page, { account }: Account): Promise<void> => {
  await company.getByLabel("Username").fill(account);
  await company.getByLabel("Password").fill(password);
  await Promise.all([
    company.waitForEvent("close"),
    company.getByRole("button", { name: "Agree and continue" }).click(),
  ]);
};

const nobody = { token: "", memberId: "" };

/** Every address that any window asks for from now on, with its Referer. */
const watchAddresses = (context: BrowserContext) => {
  const asked: Request[] = [];
  context.on("request", (request) => void asked.push(request));
  return async () =>
    Promise.all(
      asked.map(async (request) => {
        // What was asked by a window that is closed is known as far as the page knew it.
        const headers = await request.allHeaders().catch(() => request.headers());
        return `${request.url()} ${headers["referer"]}`;
      }),
    );
};

test("[AUTH-102] whoever agrees at another company is logged in, and the token stands in no address", async ({
  page,
  lobby,
  member,
  stack,
}) => {
  const addresses = watchAddresses(page.context());
  await lobby.open();
  const company = await goToCompany(page);
  expect(await company.evaluate(() => window.name)).toBe("authWindow");
  await expect(company.getByText(/Naluma asks who you are/)).toBeVisible();
  // The form stays behind it, and is gone with the login.
  await agree(company, member);
  await expect(createAccountWidget(page).wallet).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Log in" })).toHaveCount(0);

  const { token } = await storedSession(page);
  expect(token).not.toBe("");
  for (const address of await addresses()) expect(address).not.toContain(token);
  expect(page.url()).toBe(`${stack.lobby}/`);
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)),
  );
  expect(kept.filter(([, value]) => String(value).includes(token))).toEqual([["token", token]]);
  expect(kept.map(([key]) => key)).not.toContain("window-msg");
});

test("[AUTH-103] whoever refuses comes back without a word, a failure is said in the company's words", async ({
  page,
  lobby,
}) => {
  await lobby.open();
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
    failing.getByRole("button", { name: "Pretend that Lantern ID fails" }).click(),
  ]);
  // The refusal before has said nothing.
  await expect(page.getByText("Lantern ID didn’t respond. Please try again.")).toHaveCount(1);
  expect(await storedSession(page)).toEqual(nobody);
});

test("[AUTH-106] a page that was opened by another takes no answer", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.open();
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate(() => void open("/faq", "another", "popup,width=1200,height=800")),
  ]);
  await expect(opened.locator("html")).toHaveAttribute("data-hydrated", /.*/);
  await agree(await goToCompany(opened), member);
  await opened.waitForFunction(() => localStorage.getItem("window-msg") !== null);
  expect(await storedSession(opened)).toEqual(nobody);
  await expect(opened.getByRole("dialog", { name: "Log in" })).toBeVisible();
});

test("somebody else's page logs nobody in: as opener, by a message, by the callback, by a state that is over", async ({
  page,
  lobby,
  member,
  operator,
  stack,
}) => {
  const { context } = { context: page.context() };
  const enc = new URL(await operator.loginLink(member.account)).searchParams.get("enc") ?? "";
  await withAttacker(async (origin) => {
    await page.goto(origin);
    const [victim] = await Promise.all([
      context.waitForEvent("page"),
      page.evaluate((address) => void open(address, "victim"), `${stack.lobby}/faq`),
    ]);
    await expect(victim.locator("html")).toHaveAttribute("data-hydrated", /.*/);

    // A message that is forged, and a callback with a state that the attacker made.
    await page.evaluate(
      ({ to, code }) => {
        const state = "0123456789abcdef";
        const message = { msg: "authLogin", data: { enc: code }, state, at: Date.now() };
        const opened = open("", "victim");
        opened?.postMessage(message, to);
        opened?.postMessage(JSON.stringify(message), to);
        open(`${to}/authCallback?msg=authLogin&state=${state}&enc=${code}`, "authWindow");
      },
      { to: stack.lobby, code: enc },
    );
    await expect
      .poll(() => context.pages().some((one) => one.url().includes("/authCallback")))
      .toBe(false);
    expect(await victim.evaluate(() => localStorage.getItem("window-msg"))).toBeNull();
    expect(await storedSession(victim)).toEqual(nobody);
    await victim.close();
  });

  // An entry with a state that this tab has not made.
  await lobby.open();
  const other = await context.newPage();
  await other.goto("/faq");
  await other.evaluate(
    (code) =>
      localStorage.setItem(
        "window-msg",
        JSON.stringify({
          msg: "authLogin",
          data: { enc: code },
          state: "0123456789abcdef",
          at: Date.now(),
        }),
      ),
    enc,
  );
  expect(await storedSession(page)).toEqual(nobody);

  // The state of an attempt that is over, brought back once more.
  const company = await goToCompany(page);
  const state = new URL(company.url()).searchParams.get("state") ?? "";
  await agree(company, member);
  await expect(createAccountWidget(page).wallet).toBeVisible();
  await createAccountWidget(page).logOut();
  await expect.poll(() => storedSession(page)).toEqual(nobody);
  await other.evaluate(
    ({ code, again }) =>
      localStorage.setItem(
        "window-msg",
        JSON.stringify({ msg: "authLogin", data: { enc: code }, state: again, at: Date.now() }),
      ),
    { code: enc, again: state },
  );
  await other.goto(`/authCallback?msg=authLogin&state=${state}&enc=${enc}`);
  await expect(other).toHaveURL(/^http:\/\/[^/]+\/$/);
  expect(await storedSession(page)).toEqual(nobody);
});
