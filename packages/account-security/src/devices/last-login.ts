import type { Api } from "@naluma/api-client";
import { formatTime } from "@naluma/i18n/dates";
import { textOf, type UserMessage } from "@naluma/i18n/user-message";
import type { Locale } from "@naluma/site/locale";
import { restWords, type RestMessageId } from "../words.rest.ts";
import { deviceName } from "./device.ts";
import { getDevices } from "./devices.api.ts";

/** When and where the member logged in before this time; nothing after a first login, or where nobody knows. */
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
