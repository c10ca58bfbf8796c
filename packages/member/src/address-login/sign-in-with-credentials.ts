import { createApi, type Api, type ApiPorts, type SendOptions } from "@naluma/api-client";
import { translate } from "@naluma/i18n";
import { textOf } from "@naluma/i18n/user-message";
import type { Store } from "@naluma/machine";
import type { Locale } from "@naluma/site/locale";
import { newId } from "@naluma/site/new-id";
import { isSame } from "@naluma/site/who";
import { askConfirm } from "@naluma/ui/confirm";
import { showToast } from "@naluma/ui/toast";
import { closeLogin, openedLoginAtom } from "../login/open-login.ts";
import type { MemberPorts } from "../member.ports.ts";
import type { Session } from "../session/session.ts";
import { restWords } from "../words.rest.ts";
import { addressLoginRefusal, type Connect, type Proof } from "./address-login.ts";

export interface SignInPage {
  readonly session: Session;
  readonly store: Store;
  readonly page: { readonly locale: Locale };
  /** Replaces the way in which the page navigates from now on. */
  provideNavigation(go: () => void): void;
}

/** Everything outside the page: the platform, the player, and the document. */
export interface Outside {
  api(ports: ApiPorts): Pick<Api, "send">;
  notify(message: string): void;
  /** Asks whether `account`, who is signed in, may be replaced by `other`. */
  askToSwitch(accounts: Accounts): Promise<boolean>;
  /** Ends the running game of the member that `api` is authorised for. */
  leaveGame(api: Pick<Api, "send">, options: SendOptions): Promise<unknown>;
  /** Reloads the page and keeps what is stored. */
  reloadPage(): void;
}

/** How long to wait for the previous member's money to be returned from a game, in ms. */
const leaveTimeout = 3_000;

const ignore = () => undefined;

/** The production implementation; two of the functions belong to other features. */
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
 * Signs in with a login from outside, which the platform first confirms through `prove`. Until then, and after a
 * refusal, the current session stays; a refusal is shown to the player. If another member is signed in, they
 * are asked first: the link may come from someone who hopes for a deposit into their own account.
 * `onSignedIn` runs before a page that showed another member is reloaded.
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
  // The player has logged in or out meanwhile, and that is more recent than this login.
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
    // The page is about to be reloaded for its new member; navigating to the home page would lose its address.
    provideNavigation(ignore);
  }
  session.signIn(proof.login);
  onSignedIn(proof.login.memberId);
  if (isReplaced) outside.reloadPage();
  return true;
}

/** Leaves the previous member's game, because only their token can return its money to the wallet. */
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

interface Accounts {
  readonly account: string;
  readonly other: string;
}

/** Asks for confirmation before another member's login replaces the current one. */
async function askToSwitch(
  store: MemberPorts["store"],
  locale: Locale,
  { account, other }: Accounts,
): Promise<boolean> {
  await restWords.load(locale);
  return askConfirm(store, {
    title: translate(restWords, locale, "address_login.switch_title"),
    text: translate(restWords, locale, "address_login.switch_text", { account, other }),
    confirm: translate(restWords, locale, "address_login.switch"),
    cancel: translate(restWords, locale, "address_login.stay"),
    tone: "warning",
  });
}

/** Finishes a login that did not use the form: closes the dialog and continues what it was opened for. */
export function finishLogin(store: Store, navigate: (path: string) => void): void {
  const opened = store.get(openedLoginAtom);
  closeLogin(store);
  if (opened?.target !== undefined) navigate(opened.target);
  opened?.onDone?.();
}
