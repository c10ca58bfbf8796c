import { createApi, type Api, type ApiPorts } from "@naluma/api-client";
import { leave } from "@naluma/game-launcher/calls";
import { textOf } from "@naluma/i18n/user-message";
import {
  addressLoginRefusal,
  askToSwitch,
  type Accounts,
  type Connect,
  type Proof,
} from "@naluma/member/address-login";
import { restWords as memberWords } from "@naluma/member/rest-words";
import { newId } from "@naluma/site/new-id";
import { isSame } from "@naluma/site/who";
import { showToast } from "@naluma/ui/toast";
import type { App } from "../app/app.ts";
import { reloadPage, type ReloadablePage } from "../app/reload-page.ts";

export type ProofPorts = Pick<App, "session" | "store" | "provideNavigation"> & {
  readonly page: Pick<App["page"], "locale">;
};

/** What is reached outside the page: the platform, and the player. */
export interface Outside {
  api(ports: ApiPorts): Pick<Api, "send">;
  notify(message: string): void;
  /** Whether `account`, who is signed in here, gives way to `other`. */
  askToSwitch(accounts: Accounts): Promise<boolean>;
}

/** What the member before left in a game is given this long to come home, in ms. */
const leaveTimeout = 3_000;

const ignore = () => undefined;

export const outsideOf = ({
  store,
  page: { locale },
}: Pick<ProofPorts, "store" | "page">): Outside => ({
  api: createApi,
  notify: (message) => showToast(store, { kind: "error", message }),
  askToSwitch: (accounts) => askToSwitch(store, locale, accounts),
});

/**
 * Somebody comes with a login in hand, and `prove` has it confirmed by the platform. Until then, and
 * after a refusal, whoever was there stays; a refusal is told. Another member is asked first: a link
 * could be somebody's who waits for a deposit into the own account. `onSignedIn` runs before a page
 * that showed another member is loaded anew.
 *
 * @returns whether the member of the login is signed in now
 */
export async function proofToSession(
  { session, page, provideNavigation }: ProofPorts,
  prove: (connect: Connect) => Promise<Proof>,
  {
    win,
    outside,
    onSignedIn = ignore,
  }: {
    readonly win: ReloadablePage;
    readonly outside: Outside;
    readonly onSignedIn?: ((memberId: number) => void) | undefined;
  },
): Promise<boolean> {
  const { locale } = page;
  const connect: Connect = (ports) =>
    outside.api({ ...ports, origin: "", lang: () => locale, words: () => "" });
  const before = session.current();
  const proof = await prove(connect);
  // Somebody has logged in or out by hand meanwhile, and that is newer than this login.
  if (!isSame(session.current(), before)) return false;

  if (!proof.proven) {
    outside.notify(await textOf(memberWords, locale, addressLoginRefusal(proof.why, before)));
    return false;
  }

  const isReplaced = before.role === "member" && before.memberId !== proof.login.memberId;
  if (isReplaced) {
    const { account } = before;
    if (!(await outside.askToSwitch({ account, other: proof.login.account }))) return false;
    if (!isSame(session.current(), before)) return false;
    await leaveGameOf(session.token(), connect);
    // The page is loaded anew for its new member: going home would lose the page that was asked for.
    provideNavigation(ignore);
  }
  session.signIn(proof.login);
  onSignedIn(proof.login.memberId);
  if (isReplaced) reloadPage(win);
  return true;
}

/** Wherever the game of the member before runs: nobody else has the token that brings its money home. */
async function leaveGameOf(token: string | undefined, connect: Connect): Promise<void> {
  if (token === undefined) return;
  const api = connect({ token: () => token, renewToken: ignore, onUnauthorized: ignore });
  const signal = AbortSignal.timeout(leaveTimeout);
  await api.send(leave, {}, { signal, idempotencyKey: newId() }).catch(ignore);
}
