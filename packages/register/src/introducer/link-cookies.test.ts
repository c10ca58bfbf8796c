import { expect, test } from "vitest";
import {
  cookiesOfDomain,
  cookiesOfLink,
  cookieText,
  forgetIntroducer,
  storedLinkIn,
  type CookieOrder,
} from "./link-cookies.ts";
import { linkIn } from "./link.ts";

const offered = ["USD", "VND"] as const;
const written = (orders: readonly CookieOrder[]) =>
  orders.map((order) => cookieText(order, { isSecure: false }));
const left = (search: string, minutes: number | undefined) =>
  written(cookiesOfLink(linkIn(search), offered, minutes));

const rest = "Path=/; Max-Age=3600; SameSite=Lax";
const gone = "Path=/; Max-Age=0; SameSite=Lax";

test("[REG-26] a link's cookies last as many minutes as the operator sets", () => {
  expect(left("?id=10023&currency=VND", 60)).toEqual([
    `member_agent=10023; ${rest}`,
    `recommend_code=; ${gone}`,
    `register_type=member_agent; ${rest}`,
    `currency=VND; ${rest}`,
  ]);
  expect(left("?invite=AB12", 60)).toEqual([
    `recommend_code=AB12; ${rest}`,
    `member_agent=; ${gone}`,
    `register_type=recommend_code; ${rest}`,
  ]);
});

test.each([undefined, 0])(
  "[REG-26] with %j minutes a link's cookies last for the session",
  (minutes) => {
    expect(left("?currency=USD", minutes)).toEqual(["currency=USD; Path=/; SameSite=Lax"]);
  },
);

test.each(["?currency=XXX", "?currency=JPY", "?id=nobody", "?invite=a%3Bb", ""])(
  "%j leaves no cookie",
  (search) => expect(left(search, 60)).toEqual([]),
);

test("[REG-24] [REG-25] a domain's agent and currency are stored for a day, and having no agent for no longer", () => {
  const day = "Path=/; Max-Age=86400; SameSite=Lax";
  expect(written(cookiesOfDomain({ agentId: "10023", currency: "VND" }))).toEqual([
    `agent_domain_id=10023; ${day}`,
    `ccy=VND; ${day}`,
  ]);
  expect(written(cookiesOfDomain({}))).toEqual([`agent_domain_id=; ${gone}`]);
});

test("[REG-43] a released introducer leaves no cookie", () => {
  expect(written(forgetIntroducer)).toEqual(
    ["member_agent", "recommend_code", "register_type", "agent_domain_id"].map(
      (name) => `${name}=; ${gone}`,
    ),
  );
});

test("on https a cookie is sent by https only", () => {
  expect(cookieText({ name: "ccy", value: "VND", lifetime: "session" }, { isSecure: true })).toBe(
    "ccy=VND; Path=/; SameSite=Lax; Secure",
  );
});

test("the cookies of a link are read again", () => {
  expect(
    storedLinkIn(
      "a=b; member_agent=10023; register_type=member_agent; currency=VND; agent_domain_id=7; ccy=USD",
    ),
  ).toEqual({
    memberAgent: "10023",
    recommendCode: undefined,
    currency: "VND",
    registerType: "member_agent",
    domainAgent: "7",
    domainCurrency: "USD",
  });
});

test.each(["", "member_agent=", "member_agent=x; recommend_code=%20; register_type=boss", "ccy"])(
  "the cookies %j name no introducer",
  (cookies) => {
    const { memberAgent, recommendCode, registerType, domainAgent } = storedLinkIn(cookies);
    expect([memberAgent, recommendCode, registerType, domainAgent]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  },
);
