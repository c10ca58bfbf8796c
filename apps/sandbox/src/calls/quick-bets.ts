import * as v from "valibot";
import {
  currency,
  hostName,
  nothing,
  providerId,
  siteId,
  supportDevice,
  webAddress,
} from "../ground/values.ts";
import { matchesToday, matchProvider } from "../providers/matches-today.ts";
import type { Services } from "../services.ts";
import { done, refusal } from "../wire/answer.ts";
import { call, type Ask } from "../wire/call.ts";
import { siteFor } from "./games.ts";

type Needs = Pick<
  Services,
  "catalogue" | "clock" | "db" | "providerOrigin" | "providerStatus" | "sites"
>;

const quickBetAddress = call({
  path: "/api/arks/web/game-providers/sport-quickbet-url",
  operationId: "getQuickbetAddress",
  tag: "Lobby",
  token: "welcome",
  body: v.strictObject({
    currency,
    support_device: supportDevice,
    domain: hostName,
    site_id: siteId,
  }),
  data: v.object({ detail: v.object({ url: webAddress, gp_id: providerId }) }),
  run: async (ask: Ask<Needs>, body) => {
    const asked = siteFor(ask, body);
    if ("refused" in asked) return asked.refused;
    const { services, lang } = ask;
    const { state } = await services.providerStatus.of(services.db, matchProvider);
    const hasNone = matchesToday(services.catalogue, services.clock()).length === 0;
    if (hasNone || state === "maintenance" || state === "refusing")
      return refusal("999", "quick_bets_closed", lang);
    const url = `${services.providerOrigin}/quick-bets?lang=${lang}`;
    return done({ detail: { url, gp_id: matchProvider } });
  },
});

/**
 * Success means that the address may be framed (W-38). Nothing is fetched to check this: only our own games'
 * pages may be.
 */
const checkFrame = call({
  path: "/api/check_iframe",
  operationId: "checkFrame",
  tag: "Own site routes",
  token: "welcome",
  body: v.strictObject({ url: webAddress }),
  data: nothing,
  run: async ({ services, lang }: Ask<Needs>, { url }) =>
    URL.parse(url)?.origin === services.providerOrigin
      ? done()
      : refusal("999", "frame_refused", lang),
});

export const quickBetCalls = [quickBetAddress, checkFrame];
