import { leave } from "@naluma/game-launcher/calls";
import { logInByAddress as logIn, outsideOf } from "@naluma/member/address-login";
import { reloadPage, type ReloadablePage } from "./reload-page.ts";

/** What a login that comes from elsewhere reaches: the game of the member before ends, and the page is loaded anew. */
export const outsideOfLogin = (app: Parameters<typeof outsideOf>[0], win: ReloadablePage) =>
  outsideOf(app, {
    leaveGame: (api, options) => api.send(leave, {}, options),
    reloadPage: () => reloadPage(win),
  });

/** Somebody came by an address that carries a login. */
export const logInByAddress = (app: Parameters<typeof logIn>[0], win: Window): Promise<void> =>
  logIn(app, win, outsideOfLogin(app, win));
