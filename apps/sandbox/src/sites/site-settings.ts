import { capabilities } from "@naluma/site/capabilities";
import { locales } from "@naluma/site/locale";
import * as v from "valibot";
import { picture, text, webAddress, whole } from "../ground/values.ts";
import { sites } from "./sites.ts";

/** Play money was minted only in these currencies, so an account in another one could not get any. */
const offered: ReadonlySet<string> = new Set(sites.flatMap((site) => site.currencies));

const isOnce = (list: string[]) => new Set(list).size === list.length;

const title = v.pipe(text(1, 100), v.regex(/\S/, "must not be blank"));

/** The settings of a site that an operator can change; the rest is fixed in the code. */
export const siteSettings = v.strictObject({
  titles: v.strictObject({ zh: title, en: title }),
  currencies: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.check((one) => offered.has(one), "the sandbox has no play money in it"),
      ),
    ),
    v.minLength(1, "at least one currency"),
    v.check((list) => isOnce(list), "a currency is there twice"),
  ),
  isDemo: v.boolean(),
  /** In minutes; a year at most. */
  linkExpireTime: whole(1, 525_600),
  logos: v.pipe(
    v.array(
      v.strictObject({ photo_path: v.pipe(picture, v.minLength(1, "an address is missing")) }),
    ),
    v.maxLength(10),
  ),
  /** By language; for a missing one the sandbox serves its own customer service page. */
  customerService: v.record(v.picklist(locales), webAddress),
  minimumAge: whole(18, 99),
  excludedCountries: v.pipe(
    v.array(
      v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "two capital letters, as ISO 3166-1 has them")),
    ),
    v.maxLength(250),
    v.check((list) => isOnce(list), "a country is there twice"),
  ),
  /** The member services that this site does without, although the platform has them. */
  leftOut: v.optional(
    v.pipe(
      v.array(v.picklist(capabilities)),
      v.check((list) => isOnce(list), "a service is there twice"),
    ),
    [],
  ),
});

export type SiteSettings = v.InferOutput<typeof siteSettings>;
