import { createApi, type Api, type ApiPorts, type SendOptions } from "@naluma/api-client";
import { textOf } from "@naluma/i18n/user-message";
import type { Store } from "@naluma/machine";
import type { Locale } from "@naluma/site/locale";
import { newId } from "@naluma/site/new-id";
import { isSame } from "@naluma/site/who";
import { showToast } from "@naluma/ui/toast";
import type { Session } from "../session/session.ts";
import { restWords } from "../words.rest.ts";
import { addressLoginRefusal, type Connect, type Proof } from "./address-login.ts";
import { askToSwitch, type Accounts } from "./ask-to-switch.ts";

/** The page that the login is for. */
export interface SignInPage {
  readonly session: Session;
  readonly store: Store;
  readonly page: { readonly locale: Locale };
  /** Where the page goes from now on. */
  provideNavigation(go: () => void): void;
}

/** What is reached outside the page: the platform, the player, and the document. */
export interface Outside {
  api(ports: ApiPorts): Pick<Api, "send">;
  notify(message: string): void;
  /** Whether `account`, who is signed in here, gives way to `other`. */
  askToSwitch(accounts: Accounts): Promise<boolean>;
  /** Ends the game of whom `api` speaks for. */
  leaveGame(api: Pick<Api, "send">, options: SendOptions): Promise<unknown>;
  /** Loads the page anew, which keeps what is stored. */
  reloadPage(): void;
}

/** What the member before left in a game is given this long to come home, in ms. */
const leaveTimeout = 3_000;

const ignore = () => undefined;

/** The real ones, with what other features do. */
export const outsideOf = (
  { store, page: { locale } }: Pick<SignInPage, "store" | "page">,
  others: Pick<Outside, "leaveGame" | "reloadPage">,
): Outside => ({
  ...others,
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
export async function signInWithCredentials(
  { session, page, provideNavigation }: SignInPage,
  prove: (connect: Connect) => Promise<Proof>,
  {
    outside,
    onSignedIn = ignore,
  }: {
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
    outside.notify(await textOf(restWords, locale, addressLoginRefusal(proof.why, before)));
    return false;
  }

  const isReplaced = before.role === "member" && before.memberId !== proof.login.memberId;
  if (isReplaced) {
    const { account } = before;
    if (!(await outside.askToSwitch({ account, other: proof.login.account }))) return false;
    if (!isSame(session.current(), before)) return false;
    await leaveGameOf(session.token(), connect, outside);
    // The page is loaded anew for its new member: going home would lose the page that was asked for.
    provideNavigation(ignore);
  }
  session.signIn(proof.login);
  onSignedIn(proof.login.memberId);
  if (isReplaced) outside.reloadPage();
  return true;
}

/** Wherever the game of the member before runs: nobody else has the token that brings its money home. */
async function leaveGameOf(
  token: string | undefined,
  connect: Connect,
  outside: Pick<Outside, "leaveGame">,
): Promise<void> {
  if (token === undefined) return;
  const api = connect({ token: () => token, renewToken: ignore, onUnauthorized: ignore });
  const signal = AbortSignal.timeout(leaveTimeout);
  await outside.leaveGame(api, { signal, idempotencyKey: newId() }).catch(ignore);
}
