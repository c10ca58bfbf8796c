import { unlessAborted, type Api } from "@naluma/api-client";
import type { LoginData } from "@naluma/api-client/login-data";
import type { DeviceInfo } from "@naluma/site/device-info";
import type { RestMessage } from "../words.rest.ts";
import type { Authenticator } from "./authenticator.ts";
import { beginPasskeyLogin, passkeyLogin } from "./protection.api.ts";

export interface PasskeyAttempt {
  readonly api: Pick<Api, "send">;
  readonly siteId: number;
  device(): DeviceInfo;
}

/** A login by a passkey of the device, or why there was none; nothing where it was aborted. */
export async function logInByPasskey(
  { api, siteId, device }: PasskeyAttempt,
  authenticator: Authenticator,
): Promise<{ readonly login: LoginData } | { readonly refusal: RestMessage } | undefined> {
  const begun = await unlessAborted(api.send(beginPasskeyLogin, { site_id: siteId }));
  if (!begun) return undefined;
  if (!begun.ok) return { refusal: { text: begun.refusal.message } };
  const response = await authenticator.get(begun.data);
  if (response === undefined) return { refusal: { id: "protection.device_refused" } };
  const body = { site_id: siteId, response, ...device() };
  const answer = await unlessAborted(api.send(passkeyLogin, body));
  if (!answer) return undefined;
  return answer.ok ? { login: answer.data } : { refusal: { text: answer.refusal.message } };
}
