import { nobody, type Introducer } from "./sign-up-type.ts";

/** What an address says of an introducer (REG-15, ROUTE-34). */
export interface Link {
  /** The agent's id goes before the code of an invitation. */
  readonly introducer: Introducer;
  /** As it was written: it need not be one that is open, or one at all. */
  readonly currency?: string | undefined;
  /** Somebody is named in a way in which nobody can be named; as it was written. */
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

/** The same address once its link has done its work: a member who sends it on names nobody by it. */
export function withoutLink(address: string): string {
  const url = new URL(address);
  for (const key of ["id", "invite", "currency"]) url.searchParams.delete(key);
  return url.href;
}

/** An address that says nothing of a registration is no link. */
export const isLink = ({ introducer, currency, unreadable }: Link): boolean =>
  introducer.type !== "none" || currency !== undefined || unreadable !== undefined;
