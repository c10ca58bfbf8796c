import type { Page } from "playwright";
import type { Translate } from "../languages/translate-in.ts";

/** One state of the site to take a picture of. */
export interface State {
  readonly name: string;
  readonly path?: string;
  /** Seen by a logged-in member. */
  readonly member?: boolean;
  /** The whole page, not only the first view. */
  readonly whole?: boolean;
  /** Bulletins pop up; in other states they were read before. */
  readonly popsUp?: boolean;
  /** The page has no live connection to wait for. */
  readonly isErrorScreen?: boolean;
  /** Performs the steps from the home page to the state. */
  reach?(page: Page, say: Translate): Promise<void>;
}

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();
const opened = (page: Page) => page.getByRole("dialog").first().waitFor();

/** Searches for a game: below the header's field, or in the sheet of a phone. */
const search = async (page: Page, say: Translate) => {
  const name = say("lobby.search", "lobby");
  if ((page.viewportSize()?.width ?? 0) < 992) await press(page, name);
  await page.getByRole("combobox", { name }).fill("jade");
  await page.locator(".result").first().waitFor();
};
const openInfo = async (page: Page, say: Translate) => {
  await search(page, say);
  await page.locator(".result .icon-button").first().click();
  await page.locator(".game-info").waitFor();
};

export const states: readonly State[] = [
  { name: "home" },
  { name: "home-whole", whole: true },
  { name: "member", member: true },
  {
    name: "login",
    async reach(page, say) {
      const sign = page.getByRole("button", { name: /Lantern ID/ }).locator("img");
      for (let tries = 0; tries < 3; tries++) {
        if (tries > 0) await page.keyboard.press("Escape");
        await press(page, say("login.title", "member"));
        await page.getByRole("img", { name: say("captcha.picture", "captcha") }).waitFor();
        // The company's logo appears by itself, after the form, or not at all if it takes longer than 1.5 s.
        const isThere = await sign.waitFor({ timeout: 5_000 }).then(
          () => true,
          () => false,
        );
        if (isThere) return;
      }
    },
  },
  {
    name: "wallet",
    member: true,
    async reach(page, say) {
      await press(page, say("wallet.title", "wallet"));
      await page.getByText(say("wallet.total", "wallet")).waitFor();
    },
  },
  {
    name: "account",
    member: true,
    async reach(page, say) {
      const isPhone = (page.viewportSize()?.width ?? 0) < 992;
      await press(page, isPhone ? say("shell.me", "shell") : say("account.menu", "member"));
      await opened(page);
    },
  },
  {
    name: "preferences",
    async reach(page, say) {
      await page
        .getByRole("button", { name: say("shell.preferences", "shell") })
        .first()
        .click();
      await opened(page);
    },
  },
  {
    name: "bulletins",
    popsUp: true,
    async reach(page) {
      await opened(page);
    },
  },
  {
    name: "news",
    async reach(page, say) {
      await page
        .getByRole("contentinfo")
        .getByRole("button", { name: say("shell.news", "shell") })
        .click();
      await opened(page);
    },
  },
  { name: "search", reach: search },
  { name: "game-info", reach: openInfo },
  {
    name: "demo",
    async reach(page, say) {
      await openInfo(page, say);
      await press(page, say("lobby.demo", "lobby"));
      await page.locator("[role=dialog] iframe").waitFor();
    },
  },
  { name: "content", path: "/main/1" },
  { name: "promotions", path: "/discount" },
  { name: "promotion", path: "/discount/1" },
  { name: "questions", path: "/faq" },
  { name: "sponsors", path: "/sponsor" },
  { name: "app", path: "/app" },
  { name: "hall", path: "/gameHall/2" },
  { name: "sports", path: "/gameHall/4" },
  { name: "provider", path: "/slotgame?gt_id=2&gp_id=GPHL&house=" },
  { name: "room", path: "/gameRoom?gt_id=2&gp_id=GPHL&house=" },
  { name: "member-wallet", path: "/user", member: true },
  { name: "member-info", path: "/user/Info", member: true },
  { name: "member-bank", path: "/user/BindAccount", member: true },
  { name: "member-transactions", path: "/user/Transaction", member: true },
  { name: "member-payments", path: "/user/DWRecord", member: true },
  { name: "member-invite", path: "/user/RecommendProject", member: true },
  { name: "member-friends", path: "/user/RecommendMemberSearch", member: true },
  { name: "member-activity", path: "/user/Activity", member: true },
  { name: "member-limits", path: "/user/PlayLimits", member: true },
  { name: "member-deposit", path: "/user/Deposit", member: true },
  { name: "member-agent", path: "/proxy", member: true },
  { name: "fast-payment", path: "/fastPayment", member: true },
  { name: "not-found", path: "/no-such-page", isErrorScreen: true },
];
