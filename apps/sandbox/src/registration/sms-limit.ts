import { addressLimit } from "../members/address-limit.ts";
import type { Limit } from "../members/throttle.ts";
import type { Services } from "../services.ts";
import { codeLifetime, type Phone } from "./phone-codes.ts";

/** Messages to one phone, and for one address: whoever shares one waits no longer than whoever does not. */
const toPhone: Limit = { most: 1, within: codeLifetime };
const forAddress: Limit = { most: 3, within: codeLifetime };
/** More of them in a day are no accident: customer service finds out. */
const toPhoneADay: Limit = { most: 5, within: 24 * 60 * 60_000 };

/** Which of the limits stands in the way of a message; each is counted in the step that looks. */
export const smsLimit = async (
  {
    config,
    throttle,
  }: { readonly config: Pick<Services["config"], "testMode"> } & Pick<Services, "throttle">,
  { siteId, phone }: Phone,
  address: string,
): Promise<"recent" | "many today" | undefined> => {
  const name = `${siteId} ${phone}`;
  // Only a look: who presses twice does not use up what the address has.
  if ((await throttle.waitFor(`sms ${name}`, toPhone)) > 0) return "recent";
  if ((await throttle.waitFor(`sms-day ${name}`, toPhoneADay)) > 0) return "many today";
  const here = addressLimit(config, forAddress);
  if ((await throttle.take(`sms-address ${address}`, here)) > 0) return "recent";
  if ((await throttle.take(`sms ${name}`, toPhone)) > 0) return "recent";
  return (await throttle.take(`sms-day ${name}`, toPhoneADay)) > 0 ? "many today" : undefined;
};
