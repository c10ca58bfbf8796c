import type { Currency } from "@naluma/site/currency";
import { cookies } from "@naluma/site/stored";
import { isAgentId, isRecommendCode, signUpTypes, type Link, type SignUpType } from "./link.ts";

/** The values that earlier visits left in cookies. */
export interface StoredLink {
  readonly memberAgent?: string | undefined;
  readonly recommendCode?: string | undefined;
  readonly currency?: string | undefined;
  readonly registerType?: SignUpType | undefined;
  /** The agent of the domain, as of the last response. */
  readonly domainAgent?: string | undefined;
  /** `ccy`: the currency of the domain, as of the last response. */
  readonly domainCurrency?: string | undefined;
}

/** The lifetime of a cookie: in seconds, for the session, or none. */
type Lifetime = number | "session" | "delete";

export interface CookieOrder {
  readonly name: string;
  readonly value: string;
  readonly lifetime: Lifetime;
}

/** The lifetime of the cookies for a domain's agent and currency (REG-24, REG-25). */
export const domainSeconds = 86_400;

const forget = (name: string): CookieOrder => ({ name, value: "", lifetime: "delete" });

/** All four last for `LINK_EXPIRE_TIME` minutes, or for the session if the operator sets none (REG-26, A-104). */
const linkLifetime = (minutes: number | undefined): Lifetime =>
  minutes === undefined || minutes <= 0 ? "session" : minutes * 60;

/** The cookies for a link: one introducer replaces the other, and a currency is stored only if it is offered. */
export function cookiesOfLink(
  { introducer, currency }: Link,
  offered: readonly Currency[],
  minutes: number | undefined,
): readonly CookieOrder[] {
  const lifetime = linkLifetime(minutes);
  const { type, code } = introducer;
  const orders: CookieOrder[] = [];
  if (type !== "none") {
    const [kept, other] =
      type === "member_agent"
        ? [cookies.memberAgent, cookies.recommendCode]
        : [cookies.recommendCode, cookies.memberAgent];
    orders.push({ name: kept, value: code, lifetime }, forget(other), {
      name: cookies.registerType,
      value: type,
      lifetime,
    });
  }
  if (offered.some((one) => one === currency) && currency !== undefined)
    orders.push({ name: cookies.currency, value: currency, lifetime });
  return orders;
}

/** The cookies for a domain, kept for a day; without an agent there is none (REG-24, REG-25). */
export const cookiesOfDomain = ({
  agentId,
  currency,
}: {
  readonly agentId?: string | undefined;
  readonly currency?: string | undefined;
}): readonly CookieOrder[] => [
  agentId
    ? { name: cookies.agentDomainId, value: agentId, lifetime: domainSeconds }
    : forget(cookies.agentDomainId),
  ...(currency ? [{ name: cookies.lockedCurrency, value: currency, lifetime: domainSeconds }] : []),
];

/** Clears a removed introducer for the next visit (REG-43), but keeps the currency. */
export const forgetIntroducer: readonly CookieOrder[] = [
  cookies.memberAgent,
  cookies.recommendCode,
  cookies.registerType,
  cookies.agentDomainId,
].map(forget);

export function cookieText(
  { name, value, lifetime }: CookieOrder,
  { isSecure }: { readonly isSecure: boolean },
): string {
  const age = lifetime === "session" ? "" : `; Max-Age=${lifetime === "delete" ? 0 : lifetime}`;
  return `${name}=${value}; Path=/${age}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** Parses `document.cookie`. A cookie can contain anything, so only well-formed values are used. */
export function storedLinkIn(cookieList: string): StoredLink {
  const values = new Map(
    cookieList.split("; ").map((pair): [string, string] => {
      const at = pair.indexOf("=");
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
  const named = (name: string, isOne: (text: string) => boolean) =>
    [values.get(name)].find((text) => text !== undefined && isOne(text));
  const type = values.get(cookies.registerType);
  return {
    memberAgent: named(cookies.memberAgent, isAgentId),
    recommendCode: named(cookies.recommendCode, isRecommendCode),
    currency: values.get(cookies.currency),
    registerType: signUpTypes.find((one) => one === type),
    domainAgent: named(cookies.agentDomainId, isAgentId),
    domainCurrency: values.get(cookies.lockedCurrency),
  };
}
