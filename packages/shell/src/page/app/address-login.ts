import { leave } from "@naluma/game-launcher/calls";
import { logInByAddress as logIn, outsideOf } from "@naluma/member/address-login";
import { reloadPage, type ReloadablePage } from "./reload-page.ts";

/** The side effects of a login from outside the page: the previous member's game ends, and the page is reloaded. */
export const outsideOfLogin = (app: Parameters<typeof outsideOf>[0], win: ReloadablePage) =>
  outsideOf(app, {
    leaveGame: (api, options) => api.send(leave, {}, options),
    reloadPage: () => reloadPage(win),
  });

/** Logs in a player who arrived through an address that carries a login. */
export const logInByAddress = (app: Parameters<typeof logIn>[0], win: Window): Promise<void> =>
  logIn(app, win, outsideOfLogin(app, win));
