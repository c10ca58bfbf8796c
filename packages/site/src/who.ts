import { localKeys } from "./stored.ts";

export interface SignedIn {
  readonly role: "member";
  readonly memberId: number;
  readonly account: string;
  /** A currency code, usually one that the site knows. */
  readonly currency: string;
  /** The test member of a demo site: only for display, no call is made for it (AUTH-84). */
  readonly demo: boolean;
}

export type Who = { readonly role: "visitor" } | SignedIn;

/** Tells who is at the page, and notifies of changes. */
export interface WhoSource {
  current(): Who;
  /** Called with the current member or visitor and the previous one. Returns a function that unsubscribes. */
  onChange(listener: (now: Who, before: Who) => void): () => void;
}

export const visitor: Who = { role: "visitor" };

/** Used in place of a token, but never sent. */
export const demoToken = "demo";

/** A member has a token and a member id; everyone else is a visitor (AUTH-03). */
export function whoIs(read: (key: string) => string | null): Who {
  const token = read(localKeys.token);
  const id = read(localKeys.memberId);
  if (!token || id === null || !/^\d{1,15}$/.test(id)) return visitor;
  return {
    role: "member",
    memberId: Number(id),
    account: read(localKeys.memberAccount) ?? "",
    currency: read(localKeys.currency) ?? "",
    demo: token === demoToken,
  };
}

/** The member's id on the platform; a visitor and a demo site's test member have none. */
export const memberIdOf = (who: Who): number | undefined =>
  who.role === "member" && !who.demo ? who.memberId : undefined;

/** Whether the previous member has left: by logging out, or because another member has logged in. */
export const hasLeft = (now: Who, before: Who): boolean =>
  before.role === "member" && (now.role === "visitor" || now.memberId !== before.memberId);

export const isSame = (a: Who, b: Who): boolean =>
  a.role === "member" && b.role === "member"
    ? a.memberId === b.memberId &&
      a.account === b.account &&
      a.currency === b.currency &&
      a.demo === b.demo
    : a.role === b.role;
