import { localKeys } from "./stored.ts";

export interface SignedIn {
  readonly role: "member";
  readonly memberId: number;
  readonly account: string;
  /** A code; usually one that the site knows. */
  readonly currency: string;
  /** The test member of a demo site: on screen only, no call is made for it (AUTH-84). */
  readonly demo: boolean;
}

export type Who = { readonly role: "visitor" } | SignedIn;

/** Says who is at the page, and when that changes. */
export interface WhoSource {
  current(): Who;
  /** Called with who is there now, and who was before. Answers with what ends it. */
  onChange(listener: (now: Who, before: Who) => void): () => void;
}

export const visitor: Who = { role: "visitor" };

/** Stands where a token would: it never travels. */
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

/** The member that the platform knows; a visitor and a demo site's test member have no id there. */
export const memberIdOf = (who: Who): number | undefined =>
  who.role === "member" && !who.demo ? who.memberId : undefined;

/** Whoever was there before has gone: logged out, or another member took the place. */
export const hasLeft = (now: Who, before: Who): boolean =>
  before.role === "member" && (now.role === "visitor" || now.memberId !== before.memberId);

export const isSame = (a: Who, b: Who): boolean =>
  a.role === "member" && b.role === "member"
    ? a.memberId === b.memberId &&
      a.account === b.account &&
      a.currency === b.currency &&
      a.demo === b.demo
    : a.role === b.role;
