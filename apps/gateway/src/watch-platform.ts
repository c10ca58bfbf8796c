import type { Currency } from "@naluma/site/currency";
import type { SiteSettings } from "@naluma/site/settings";
import * as v from "valibot";
import type { Log } from "./log.ts";

/** Milliseconds that a question may take; the first one is waited for at the start. */
const patience = 2_000;
/** Milliseconds between two questions: a platform that is still starting answers soon. */
const untilAnswered = 1_000;
const onceAnswered = 60_000;

const siteDetail = v.object({
  data: v.object({
    env_config: v.object({ currencies: v.pipe(v.array(v.string()), v.minLength(1)) }),
  }),
});

interface Asked {
  readonly settings: Pick<SiteSettings, "siteId" | "currencies">;
  /** The operator platform, without `/api`. */
  readonly apiOrigin: string;
  readonly log: Log;
  readonly pauses?: { readonly untilAnswered: number; readonly onceAnswered: number };
}

export interface SharedCurrencies {
  /** What the site and the platform both offer; all of the site's until the platform has said. */
  now(): readonly Currency[];
  stop(): void;
}

/**
 * Asks the platform which currencies it offers on this site, at once and then every minute. One that only
 * the site lists is logged and not offered: chosen, it would empty the lobby.
 */
export async function shareCurrencies({
  settings: { siteId, currencies },
  apiOrigin,
  log,
  pauses = { untilAnswered, onceAnswered },
}: Asked): Promise<SharedCurrencies> {
  let shared = currencies;
  let known = "";
  let next: NodeJS.Timeout | undefined;
  let stopped = false;

  const ask = async () => {
    const offered = await offeredBy(apiOrigin, siteId);
    if (offered) {
      const missing = currencies.filter((each) => !offered.includes(each));
      if (missing.join() !== known) log({ event: "currencies-missing", site: siteId, missing });
      known = missing.join();
      // A site that shares none has the wrong platform: nothing that is offered there would be right.
      shared =
        missing.length < currencies.length
          ? currencies.filter((each) => offered.includes(each))
          : currencies;
    }
    if (stopped) return;
    next = setTimeout(() => void ask(), offered ? pauses.onceAnswered : pauses.untilAnswered);
    next.unref();
  };
  await ask();

  return {
    now: () => shared,
    stop: () => {
      stopped = true;
      clearTimeout(next);
    },
  };
}

/** Nothing where the platform cannot be reached, refuses, or names no currency. */
async function offeredBy(
  apiOrigin: string,
  siteId: number,
): Promise<readonly string[] | undefined> {
  try {
    const response = await fetch(`${apiOrigin}/api/arks/web/site/detail`, {
      method: "POST",
      headers: { "content-type": "application/json", lang: "en_US" },
      body: JSON.stringify({ site_id: siteId }),
      signal: AbortSignal.timeout(patience),
    });
    const read = v.safeParse(siteDetail, await response.json());
    return read.success ? read.output.data.env_config.currencies : undefined;
  } catch {
    return undefined;
  }
}
