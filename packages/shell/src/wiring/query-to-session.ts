import { createApi, type Api, type ApiPorts } from "@naluma/api-client";
import { leave } from "@naluma/game-launcher/calls";
import { textOf } from "@naluma/i18n/user-message";
import {
  addressLoginRefusal,
  addressLoginWords,
  claimIn,
  proveClaim,
  type Connect,
} from "@naluma/member/address-login";
import { newId } from "@naluma/site/new-id";
import { localKeys } from "@naluma/site/stored";
import { isSame } from "@naluma/site/who";
import { showToast } from "@naluma/ui/toast";
import type { App } from "../app/app.ts";

type Arrived = Pick<Window, "arrival" | "localStorage"> & {
  readonly location: Pick<Location, "search" | "reload">;
};

type Ports = Pick<App, "session" | "store" | "provideNavigation"> & {
  readonly page: Pick<App["page"], "locale">;
};

interface Outside {
  api(ports: ApiPorts): Pick<Api, "send">;
  notify(message: string): void;
}

/** What the member before left in a game is given this long to come home, in ms. */
const leaveTimeout = 3_000;

const ignore = () => undefined;

/**
 * A token in the address makes its reader that member once the platform says the same (AUTH-95).
 * Until then, and after a refusal, whoever was there stays. The head script has taken the token
 * out of the address before anything was asked for. After a reload that the site made on its
 * own, what is stored stays. `member_type` says nothing by itself.
 */
export async function queryToSession(
  { session, store, page, provideNavigation }: Ports,
  win: Arrived,
  outside: Outside = {
    api: createApi,
    notify: (message) => showToast(store, { kind: "error", message }),
  },
): Promise<void> {
  const { arrival, localStorage, location } = win;
  if (!arrival) return;
  delete win.arrival;
  const isOwnReload = localStorage.getItem(localKeys.skipReloadGetInfo) !== null;
  localStorage.removeItem(localKeys.skipReloadGetInfo);
  const claim = isOwnReload ? undefined : claimIn(arrival);
  if (!claim) return;
  // Read now: the player may go on to another page while the platform is asked.
  const type = new URLSearchParams(location.search).get("member_type");

  const { locale } = page;
  const connect: Connect = (ports) =>
    outside.api({ ...ports, origin: "", lang: () => locale, words: () => "" });
  const before = session.current();
  const proof = await proveClaim(claim, connect);
  // Somebody has logged in or out by hand meanwhile, and that is newer than the address.
  if (!isSame(session.current(), before)) return;

  if (!proof.proven) {
    outside.notify(await textOf(addressLoginWords, locale, addressLoginRefusal(proof.why, before)));
    return;
  }

  const isReplaced = before.role === "member" && before.memberId !== proof.login.memberId;
  if (isReplaced) {
    await leaveGameOf(session.token(), connect);
    // The page is loaded anew for its new member: going home would lose the page that was asked for.
    provideNavigation(ignore);
  }
  session.signIn(proof.login);
  if (type) localStorage.setItem(localKeys.memberType, type);
  if (isReplaced) location.reload();
}

/** Wherever the game of the member before runs: nobody else has the token that brings its money home. */
async function leaveGameOf(token: string | undefined, connect: Connect): Promise<void> {
  if (token === undefined) return;
  const api = connect({ token: () => token, renewToken: ignore, onUnauthorized: ignore });
  const signal = AbortSignal.timeout(leaveTimeout);
  await api.send(leave, {}, { signal, idempotencyKey: newId() }).catch(ignore);
}
