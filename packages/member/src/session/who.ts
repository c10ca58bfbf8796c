import { localKeys } from "@naluma/site/stored";

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

export const isSame = (a: Who, b: Who): boolean =>
  a.role === "member" && b.role === "member"
    ? a.memberId === b.memberId &&
      a.account === b.account &&
      a.currency === b.currency &&
      a.demo === b.demo
    : a.role === b.role;
