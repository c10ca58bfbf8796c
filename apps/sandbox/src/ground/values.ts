import { locales } from "@naluma/site/locale";
import * as v from "valibot";
import { isSiteDay } from "./clock.ts";

/** Values that several calls share, as this platform reads and writes them (docs/wire/wire.md). */

const matching = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));

/** The largest id or count that the database can store. */
const largest = 2_147_483_647;

export const whole = (min: number, max = largest) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

export const text = (min: number, max: number) =>
  v.pipe(v.string(), v.minLength(min), v.maxLength(max));

export const id = whole(1);
export const siteId = whole(1);
export const flag = v.picklist([0, 1]);
export const locale = v.picklist(locales);
export const currency = matching(/^[A-Z]{2,5}$/);
export const supportDevice = v.picklist([1, 2, 3, 4, 5]);
export const clientType = v.picklist([1, 2, 3, 4, 5, 6, 7]);
export const displayDevice = v.picklist([1, 2]);
export const template = matching(/^[A-Za-z0-9_-]{1,32}$/);
export const gameTypeId = whole(1, 99);
export const providerId = matching(/^[A-Za-z0-9_]{1,32}$/);
export const house = matching(/^[A-Za-z0-9_-]{0,32}$/);
export const gameCode = text(0, 64);
export const modelVersion = matching(/^[A-Za-z0-9._-]{1,32}$/);
export const hostName = v.pipe(matching(/^[A-Za-z0-9.:-]+$/), v.maxLength(255));
export const digits = (max: number) => matching(new RegExp(`^[0-9]{0,${max}}$`));
export const webAddress = v.pipe(
  matching(/^https?:\/\//),
  v.maxLength(2048),
  v.check((address) => URL.canParse(address), "not an address"),
);

/** An object with any keys. Valibot alone would also accept an array, and make an object of it before any later check. */
export const objectOf = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(
    v.unknown(),
    v.check((found) => !Array.isArray(found), "not an object"),
    v.record(v.string(), value),
  );

export const anyObject = objectOf(v.unknown());

/** `{}`, which calls without fields send. */
export const empty = v.strictObject({});

export const money = matching(/^-?(0|[1-9][0-9]{0,14})\.[0-9]{2}$/);
export const day = v.pipe(v.string(), v.check(isSiteDay, "not a day"));
/** A day that may be left out, or left empty (W-16). */
export const optionalDay = v.optional(
  v.union([
    day,
    v.pipe(
      v.literal(""),
      v.transform(() => undefined),
    ),
  ]),
);
/** In the format of `Date`, in UTC. */
export const time = v.pipe(v.string(), v.isoTimestamp());
export const picture = v.pipe(matching(/^$|^\/(?!\/)|^https?:\/\//), v.maxLength(2048));
export const html = text(0, 65_536);
export const token = v.pipe(matching(/^[\x21-\x7e]+$/), v.minLength(16), v.maxLength(512));
export const nothing = v.null();
export const localised = v.intersect([
  v.object({ en_US: text(0, 255) }),
  v.record(matching(/^[a-z]{2}_[A-Z]{2}$/), text(0, 255)),
]);

/** Device details of a client, at the top level of the body of login and double validation (W-39). */
export const deviceInfo = {
  device: v.optional(clientType),
  login_type: v.optional(v.picklist(["web", "ios", "android"])),
  system: v.optional(text(0, 64)),
  browser: v.optional(text(0, 64)),
  system_version: v.optional(text(0, 64)),
  remote_addr: v.optional(text(0, 64)),
  host: v.optional(text(0, 255)),
  cdn: v.optional(text(0, 255)),
  udid: v.optional(text(0, 128)),
};
