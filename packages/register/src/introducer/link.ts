/** How a visitor came to register; stored in the cookie `register_type` (REG-14). */
export const signUpTypes = ["none", "member_agent", "recommend_code"] as const;

export type SignUpType = (typeof signUpTypes)[number];

/** The introducer of a visitor: an agent with an id, a member with an invitation code, or none. */
export type Introducer =
  | { readonly type: "none"; readonly code: "" }
  | { readonly type: "member_agent" | "recommend_code"; readonly code: string };

export const nobody: Introducer = { type: "none", code: "" };

export const isSame = (a: Introducer, b: Introducer): boolean =>
  a.type === b.type && a.code === b.code;

/** The introducer and the currency in an address (REG-15, ROUTE-34). */
export interface Link {
  /** The agent's id takes precedence over an invitation code. */
  readonly introducer: Introducer;
  /** As written: it may not be open, or not be a currency at all. */
  readonly currency?: string | undefined;
  /** A value that is meant to name an introducer but is not valid, as written. */
  readonly unreadable?: string | undefined;
}

export const noLink: Link = { introducer: nobody };

const idPattern = /^[1-9]\d{0,14}$/;
const codePattern = /^[A-Za-z0-9]{1,32}$/;

export const isAgentId = (text: string): boolean => idPattern.test(text);
export const isRecommendCode = (text: string): boolean => codePattern.test(text);

function introducerIn(id: string, invite: string): Introducer {
  if (isAgentId(id)) return { type: "member_agent", code: id };
  if (isRecommendCode(invite)) return { type: "recommend_code", code: invite };
  return nobody;
}

export function linkIn(search: string): Link {
  const query = new URLSearchParams(search);
  const said = (key: string) => query.get(key)?.trim() ?? "";
  const [id, invite, currency] = [said("id"), said("invite"), said("currency")];
  const introducer = introducerIn(id, invite);
  const unreadable = introducer.type === "none" ? id || invite : "";
  return {
    introducer,
    ...(currency && { currency }),
    ...(unreadable && { unreadable }),
  };
}

/** The address without its link, so that a member who shares it does not share the introducer as well. */
export function withoutLink(address: string): string {
  const url = new URL(address);
  for (const key of ["id", "invite", "currency"]) url.searchParams.delete(key);
  return url.href;
}

/** An address without any parameter for the registration is not a link. */
export const isLink = ({ introducer, currency, unreadable }: Link): boolean =>
  introducer.type !== "none" || currency !== undefined || unreadable !== undefined;
