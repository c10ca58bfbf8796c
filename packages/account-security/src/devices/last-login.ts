import type { Api } from "@naluma/api-client";
import { formatTime } from "@naluma/i18n/dates";
import { textOf, type UserMessage } from "@naluma/i18n/user-message";
import type { Store } from "@naluma/machine";
import type { Locale } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";
import { showToast } from "@naluma/ui/toast";
import { restWords, type RestMessageId } from "../words.rest.ts";
import { deviceName, getDevices } from "./devices.api.ts";

/** When and where the previous login took place; undefined after a first login, or when unknown. */
export async function lastLoginText(
  api: Pick<Api, "send">,
  locale: Locale,
): Promise<string | undefined> {
  const answer = await api.send(getDevices, {});
  const last = answer.ok ? answer.data.lastLogin : undefined;
  if (!last) return undefined;
  const say = (message: UserMessage<RestMessageId>) => textOf(restWords, locale, message);
  const device = await say(deviceName(last));
  const address = last.address || (await say({ id: "devices.no_address" }));
  const values = { time: formatTime(last.at, locale), device, address };
  return say({ id: "devices.last_login", values });
}

interface Ports {
  readonly api: Pick<Api, "send">;
  readonly store: Store;
  readonly page: {
    readonly locale: Locale;
    readonly settings: Pick<SiteSettings, "capabilities" | "isDemo">;
  };
}

/**
 * After a login, tells the member when and where the previous one took place, since that is where a login by somebody
 * else is noticed first.
 */
export async function notifyLastLogin({ api, store, page }: Ports): Promise<void> {
  const { settings, locale } = page;
  if (!settings.capabilities.includes("devices") || settings.isDemo) return;
  const message = await lastLoginText(api, locale);
  if (message !== undefined) showToast(store, { kind: "info", message });
}
