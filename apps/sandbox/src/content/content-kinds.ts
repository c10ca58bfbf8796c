import { isLocale, type Locale } from "@naluma/site/locale";
import * as v from "valibot";

/** A text by language, with English as the fallback. */
const texts = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.maxLength(10_000))),
  v.check((map) => map["en_US"] !== undefined, "en_US is missing"),
  v.check((map) => Object.keys(map).every(isLocale), "the site has no such language"),
);
const picture = v.pipe(v.string(), v.regex(/^$|^\/(?!\/)|^https?:\/\//), v.maxLength(2048));
const address = v.pipe(v.string(), v.maxLength(2048));

/** Placeholder in the address of a footer item or a float: customer service in the requested language. */
export const servicePlace = "{service}";

/** An operator's text for a page of the site, or about a sponsor; `content` is HTML. */
const written = {
  title: texts,
  content: texts,
  photo_path: v.optional(picture, ""),
  url: v.optional(address, ""),
};

const link = { name: texts, url: address, photo_path: v.optional(picture, "") };

/** The content that the operator can place, by kind. */
export const contentKinds = {
  banner: v.strictObject({
    /** The first line is the heading over the picture, the rest is shown below it (W-20). */
    title: texts,
    photo_path: picture,
    url: v.optional(address, ""),
    link_type: v.optional(v.picklist([0, 1, 2]), 1),
    link_method: v.optional(v.picklist([0, 1]), 0),
    /** The templates that show it: desktop 0, small 1, mobile 2. */
    use_types: v.optional(v.array(v.picklist([0, 1, 2])), [0, 1, 2]),
    game: v.optional(
      v.strictObject({
        gt_id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
        gp_id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_]{1,32}$/)),
        name: v.pipe(v.string(), v.maxLength(100)),
        currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2,5}$/))),
      }),
    ),
  }),
  announcement: v.strictObject({
    content: texts,
    before_login: v.optional(v.boolean(), true),
    after_login: v.optional(v.boolean(), true),
  }),
  /** A pop-up, which is also kept in the news. */
  bulletin: v.strictObject({
    title: texts,
    /** HTML or, with `display_content` 2, the address of a picture (W-24). */
    content: texts,
    display_content: v.optional(v.picklist([1, 2]), 1),
    /** The templates that show it: desktop 1, mobile 2. */
    display_devices: v.optional(v.array(v.picklist([1, 2])), [1, 2]),
    members_only: v.optional(v.boolean(), false),
    /** Where it pops up: 3 on the deposit page, 2 on all others. Without a location it is only in the news. */
    display_locations: v.optional(v.array(v.picklist([2, 3])), [2]),
    /** Defaults to the time at which it is placed. */
    updated_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
  /** What closing a pop-up means for this audience: 0 hides it for good, other values until the next visit. */
  "bulletin-setting": v.strictObject({
    audience: v.picklist(["visitors", "members"]),
    display_frequency: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  }),
  footer: v.strictObject(link),
  "mobile-footer": v.strictObject(link),
  float: v.strictObject(link),
  /** `url` identifies the page: `main/1`, `discount/2`, `faq/3`, `/app`. */
  page: v.strictObject(written),
  sponsor: v.strictObject(written),
  /** Shown beside the login; only the first one is used. */
  login: v.strictObject({ title: texts, content: texts }),
} as const;

export type ContentKind = keyof typeof contentKinds;
export type ContentOf<Kind extends ContentKind> = v.InferOutput<(typeof contentKinds)[Kind]>;
export type Placed<Kind extends ContentKind> = ContentOf<Kind> & {
  readonly id: number;
  readonly position: number;
};

export const isContentKind = (text: string): text is ContentKind => text in contentKinds;

export const inLanguage = (map: Readonly<Record<string, string>>, lang: Locale): string =>
  map[lang] ?? map["en_US"] ?? "";
