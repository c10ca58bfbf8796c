import * as v from "valibot";
import { currency, flag, hostName, id, siteId } from "../ground/values.ts";
import { addressLimit, type Limit } from "../members/throttle.ts";
import { agentDomain } from "../registration/agent-domains.ts";
import { agentCurrency, findIntroducer } from "../registration/introducers.ts";
import type { Services } from "../services.ts";
import { siteWithId } from "../sites/sites.ts";
import { done, refusal, tooMany } from "../wire/answer.ts";
import { call, type Ask } from "../wire/call.ts";
import { unknownSite } from "./site.ts";

type Needs = Pick<Services, "clock" | "config" | "db" | "throttle">;

/** Makes trying out ids and codes one after another unprofitable. */
const lookups: Limit = { max: 60, within: 60_000 };

const waitForLookup = ({ services, address }: Ask<Needs>): Promise<number> =>
  services.throttle.take(`introducer ${address}`, addressLimit(services.config, lookups));

const checkIntroducer = call({
  path: "/api/register/valid_message",
  operationId: "checkIntroducer",
  tag: "Registration",
  token: "welcome",
  throttled: true,
  body: v.pipe(
    v.strictObject({
      site_id: siteId,
      recommend_code: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,32}$/))),
      agent_id: v.optional(id),
    }),
    v.check(
      ({ recommend_code, agent_id }) => (recommend_code === undefined) !== (agent_id === undefined),
      "one of the two is needed",
    ),
  ),
  data: v.object({ is_valid: flag }),
  run: async (ask: Ask<Needs>, { site_id, recommend_code, agent_id }) => {
    const { services, lang } = ask;
    const wait = await waitForLookup(ask);
    if (wait > 0) return tooMany(wait, lang);
    const site = siteWithId(site_id);
    if (!site) return unknownSite(ask);
    const named =
      recommend_code === undefined
        ? ({ kind: "agent", id: String(agent_id) } as const)
        : ({ kind: "friend", code: recommend_code } as const);
    const open = { currency: undefined, now: services.clock() };
    const found = await findIntroducer(services.db, site, named, open);
    return done({ is_valid: found.refused === undefined ? 1 : 0 });
  },
});

const introducerCurrency = call({
  path: "/api/member_info",
  operationId: "getIntroducerCurrency",
  tag: "Registration",
  token: "welcome",
  throttled: true,
  body: v.strictObject({ id }),
  data: v.object({ currency }),
  run: async (ask: Ask<Needs>, body) => {
    const wait = await waitForLookup(ask);
    if (wait > 0) return tooMany(wait, ask.lang);
    const found = await agentCurrency(ask.services.db, body.id);
    return found === undefined
      ? refusal("999", "agent_unknown", ask.lang)
      : done({ currency: found });
  },
});

const checkAgentDomain = call({
  path: "/api/arks/web/check-agent-domain",
  operationId: "checkAgentDomain",
  tag: "Registration",
  token: "welcome",
  body: v.strictObject({ host: hostName, site_id: siteId }),
  data: v.object({
    is_valid: flag,
    currency: v.nullable(currency),
    agent_id: v.nullable(id),
  }),
  run: async (ask: Ask, { host, site_id }) => {
    if (!siteWithId(site_id)) return unknownSite(ask);
    const domain = agentDomain(site_id, host);
    return done({
      is_valid: domain ? 1 : 0,
      currency: domain?.currency ?? null,
      agent_id: domain?.agentId ?? null,
    });
  },
});

export const registerIntroducerCalls = [checkIntroducer, introducerCurrency, checkAgentDomain];
