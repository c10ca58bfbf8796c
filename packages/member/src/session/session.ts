import type { LoginData } from "@naluma/api-client/login-data";
import type { Store } from "@naluma/machine";
import { localKeys, memberKeys, type BrowserStorage } from "@naluma/site/stored";
import {
  demoToken,
  isSame,
  memberIdOf,
  whoIs,
  type SignedIn,
  type Who,
  type WhoSource,
} from "@naluma/site/who";
import { atom, type Atom } from "jotai/vanilla";

export type { LoginData };

/** The current user. Storage is the source of truth, so that all tabs agree; the atom follows it. */
export interface Session extends WhoSource {
  readonly atom: Atom<Who>;
  /** The member, or undefined for a visitor. */
  member(): SignedIn | undefined;
  /** The token for calls. Reading it first adopts what another tab has stored. */
  token(): string | undefined;
  memberId(): string | undefined;
  signIn(login: LoginData): void;
  /** The test member of a demo site (AUTH-84). */
  signInDemo(account: string, currency: string): void;
  /** For the transport: a response contained a new token; `sent` is the one that its request carried. */
  renewToken(token: string, sent: string | undefined): void;
  /** The token from `/get_login_header`, for the login only: other calls would be refused with it (W-13). */
  preLoginToken(): string | undefined;
  forgetPreLoginToken(): void;
  /** How a refused token relates to the stored one. */
  tokenStatus(sent: string): "current" | "renewed since" | "of another session";
  isOtherLogin(eventToken: string): boolean;
  clear(): void;
  /** Follows what other tabs store, including what they stored while this page was suspended. */
  follow(page: Pick<Window, "addEventListener" | "removeEventListener">): () => void;
}

interface SessionPorts {
  readonly store: Store;
  /** Undefined on the server, where every user is a visitor. */
  readonly local?: BrowserStorage | undefined;
}

export function createSession({ store, local }: SessionPorts): Session {
  const read = (key: string) => local?.getItem(key) ?? null;
  const whoAtom = atom<Who>(whoIs(read));
  const who = atom((get) => get(whoAtom));
  /** Kept in memory only, because it does not sign anyone in. */
  let preLogin: string | undefined;

  function takeOver() {
    const stored = whoIs(read);
    if (!isSame(stored, store.get(whoAtom))) store.set(whoAtom, stored);
  }

  function keep(login: LoginData, session: string) {
    // The token is removed first and written last, so that the identity for a visible token is always there.
    local?.removeItem(localKeys.token);
    local?.setItem(localKeys.memberId, String(login.memberId));
    local?.setItem(localKeys.memberAccount, login.account);
    local?.setItem(localKeys.currency, login.currency);
    local?.setItem(localKeys.session, session);
    local?.setItem(localKeys.token, login.token);
    preLogin = undefined;
    takeOver();
  }

  return {
    atom: who,
    current: () => store.get(who),
    member() {
      const now = store.get(who);
      return now.role === "member" ? now : undefined;
    },
    token() {
      // A call must not return another member's data to a page that still shows this one.
      takeOver();
      const stored = read(localKeys.token);
      return stored === demoToken ? undefined : (stored ?? undefined);
    },
    preLoginToken: () => preLogin,
    memberId() {
      const id = memberIdOf(store.get(who));
      return id === undefined ? undefined : String(id);
    },
    signIn: (login) => keep(login, sessionName(login.token)),
    signInDemo: (account, currency) =>
      keep({ memberId: 0, account, currency, token: demoToken }, demoToken),
    renewToken(token, sent) {
      const stored = read(localKeys.token);
      if (stored === null) {
        if (sent === undefined || sent === preLogin) preLogin = token;
        return;
      }
      // If the call carried another token, its renewal is outdated: the stored one is newer.
      if (sent === stored) local?.setItem(localKeys.token, token);
    },
    forgetPreLoginToken() {
      preLogin = undefined;
    },
    tokenStatus(sent) {
      const stored = read(localKeys.token);
      if (stored === null) return "of another session";
      if (sent === stored) return "current";
      return sessionName(sent) === sessionName(stored) ? "renewed since" : "of another session";
    },
    isOtherLogin: (eventToken) =>
      isOtherLogin(eventToken, { stored: read(localKeys.token), session: read(localKeys.session) }),
    clear() {
      local?.removeItem(localKeys.token);
      for (const key of memberKeys) local?.removeItem(key);
      preLogin = undefined;
      takeOver();
    },
    onChange(listener) {
      let before = store.get(who);
      return store.sub(who, () => {
        const now = store.get(who);
        const was = before;
        before = now;
        listener(now, was);
      });
    },
    follow(page) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === null || memberKeys.includes(event.key)) takeOver();
      };
      page.addEventListener("storage", onStorage);
      page.addEventListener("pageshow", takeOver);
      return () => {
        page.removeEventListener("storage", onStorage);
        page.removeEventListener("pageshow", takeOver);
      };
    },
  };
}

/** A token is `<session>.<secret>` (W-12): a renewal changes only the secret. */
const sessionName = (token: string): string => token.split(".", 1)[0] ?? token;

interface Known {
  /** The token in storage, renewed or not. */
  readonly stored: string | null;
  /** The name of the session from the login. */
  readonly session: string | null;
}

/**
 * Whether a `login` event is about another login (RT-21). It carries a session name or, on other
 * platforms, a token that may be outdated. Without a session of this page, there is nothing another
 * login could have replaced.
 */
function isOtherLogin(eventToken: string, { stored, session }: Known): boolean {
  if (stored === null) return false;
  const ours = [stored, sessionName(stored), session];
  return !ours.includes(eventToken) && !ours.includes(sessionName(eventToken));
}
