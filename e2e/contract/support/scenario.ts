import { localKeys } from "@naluma/site/stored";
import type { Stack } from "@naluma/tools/stack";
import { devices, expect, type Browser, type BrowserContextOptions } from "@playwright/test";
import { createAccountWidget } from "../../journeys/support/account-widget.ts";
import { player, type Account } from "../../journeys/support/accounts.ts";
import { createLobby } from "../../journeys/support/lobby.ts";
import { logInButton } from "../../journeys/support/login-form.ts";
import { createOperator } from "../../journeys/support/operator.ts";
import { openWallet, quitGame, startGame } from "../../journeys/support/play.ts";
import { listenTo, type Traffic } from "./traffic.ts";

export type HostName = "desktop" | "mobile";

interface Host {
  readonly context: BrowserContextOptions;
  readonly member: Account;
  /** What the member pays in. */
  readonly currency: string;
  /** The envelope of every answer: 1 code/message/data, 2 header/body. */
  readonly form: 1 | 2;
}

const plain = ({ userAgent, viewport, isMobile, hasTouch, deviceScaleFactor }: Device) => ({
  userAgent,
  viewport,
  isMobile,
  hasTouch,
  deviceScaleFactor,
  locale: "en-US",
});
type Device = (typeof devices)["Pixel 7"];

export const hosts: Readonly<Record<HostName, Host>> = {
  desktop: {
    context: { ...plain(devices["Desktop Chrome"]), viewport: { width: 1440, height: 900 } },
    // Not the visitor's, so that the lobby asks again.
    member: player(8),
    currency: "VND",
    form: 1,
  },
  mobile: {
    context: { ...plain(devices["Pixel 7"]), viewport: { width: 390, height: 844 } },
    // The visitor's: a login in another currency loads a phone's page anew, and its answer is lost.
    member: player(2),
    currency: "USD",
    form: 2,
  },
};

/** What was heard while somebody used the site, and what the page had stored by then. */
export interface Scenario {
  readonly traffic: Traffic;
  /** Origin of the lobby. */
  readonly origin: string;
  readonly currency: string;
  readonly account: Account;
  readonly token: string;
  readonly memberId: string;
  readonly deviceId: string;
}

/** Opens a page of a host, with its calls listened to from the first one on. */
export const openHost = async (
  browser: Browser,
  origin: string,
  options: BrowserContextOptions,
) => {
  const context = await browser.newContext({ ...options, baseURL: origin });
  context.setDefaultTimeout(20_000);
  const traffic = listenTo(context, origin);
  const page = await context.newPage();
  return { context, page, traffic, lobby: createLobby(page) };
};

/**
 * A visitor looks around, logs in, plays, brings the money back and logs out: every call that the
 * product makes, once at least.
 */
export const runScenario = async (
  browser: Browser,
  stack: Stack,
  name: HostName,
): Promise<Scenario> => {
  const { member, currency, form, context: options } = hosts[name];
  const operator = createOperator(stack);
  // Nobody else comes from there, so that the page is drawn for this scenario.
  const traveller = { ...options, extraHTTPHeaders: { "x-country": "IS" } };
  const { context, page, traffic, lobby } = await openHost(browser, stack.lobby, traveller);
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name) ?? "", key);

  // What the server could not read, the browser asks for.
  for (const path of ["/v3/game_list", "/arks/web/carousel_picture"])
    await operator.answer({ path, code: "999", times: "once" });
  if (form === 2) await operator.answer({ path: "*", form, times: "always" });
  await lobby.visit();
  await lobby.hears("web_member");
  await operator.event("web_member", "customer_service_link_change");
  await traffic.answeredCall("/api/arks/web/site/detail");
  await page.getByRole("button", { name: "Show more games" }).scrollIntoViewIfNeeded();
  await traffic.answeredCall("/api/v2/get_template_game_list");

  await lobby.logIn(member);
  await lobby.present();
  const paysIn = (call: { text: string | null }) => call.text?.includes(`"${currency}"`) ?? false;
  await traffic.answeredCall("/api/v3/game_list", paysIn);
  await traffic.answeredCall("/api/v2/get_template_game_list", paysIn);
  await traffic.answeredCall("/api/member/profile/common/layout");
  const [token, memberId, deviceId] = await Promise.all(
    [localKeys.token, localKeys.memberId, localKeys.deviceId].map(stored),
  );

  // The provider keeps the money, so that there is something to bring back.
  await startGame(page);
  await operator.provider("GPHL", { state: "refusing" });
  await quitGame(page);
  const wallet = await openWallet(page);
  await wallet.getByRole("button", { name: /Return all to main wallet/ }).click();
  await expect(page.getByText("Some of your balance couldn’t be returned yet.")).toBeVisible();
  await operator.provider("GPHL", { state: "open" });
  await wallet.getByRole("button", { name: /^Try again/ }).click();
  await expect(page.getByText("All balances were returned to your main wallet.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(wallet).toBeHidden();

  await createAccountWidget(page).logOut();
  await traffic.answeredCall("/api/logout");
  const before = traffic.to("/api/captcha").length;
  await logInButton(page).click();
  await expect.poll(() => traffic.to("/api/captcha").length).toBeGreaterThan(before);

  await Promise.all(traffic.calls.map(({ answered }) => answered));
  await context.close();
  await operator.clearAnswers();
  if (!token || !memberId || !deviceId) throw new Error("the page stored no member");
  return { traffic, origin: stack.lobby, currency, account: member, token, memberId, deviceId };
};
