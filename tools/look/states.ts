import type { Page } from "playwright";
import type { Say } from "../languages/say.ts";

/** One state of the site that is worth a look. */
export interface State {
  readonly name: string;
  readonly path?: string;
  /** Seen by a logged-in member. */
  readonly member?: boolean;
  /** The page to its end, not the first view alone. */
  readonly whole?: boolean;
  /** Nobody waits for the live connection. */
  readonly isErrorScreen?: boolean;
  /** What is pressed on the home page to get there. */
  reach?(page: Page, say: Say): Promise<void>;
}

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();
const opened = (page: Page) => page.getByRole("dialog").first().waitFor();

export const states: readonly State[] = [
  { name: "home" },
  { name: "home-whole", whole: true },
  { name: "member", member: true },
  {
    name: "login",
    async reach(page, say) {
      await press(page, say("login.title", "member"));
      await page.getByRole("img", { name: say("login.picture", "member") }).waitFor();
    },
  },
  {
    name: "wallet",
    member: true,
    async reach(page, say) {
      await press(page, say("wallet.title", "member"));
      await page.getByText(say("wallet.total", "member")).waitFor();
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
  { name: "not-found", path: "/no-such-page", isErrorScreen: true },
];
