import { isLocale, type Locale } from "@naluma/site/locale";
import * as v from "valibot";

/** A text by language; English where a language is missing. */
const texts = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.maxLength(10_000))),
  v.check((map) => map["en_US"] !== undefined, "en_US is missing"),
  v.check((map) => Object.keys(map).every(isLocale), "the site has no such language"),
);
const picture = v.pipe(v.string(), v.regex(/^$|^\/(?!\/)|^https?:\/\//), v.maxLength(2048));
const address = v.pipe(v.string(), v.maxLength(2048));

/** As the address of a footer item or a float: customer service in the language asked for. */
export const servicePlace = "{service}";

/** What an operator writes for a page of the site, or about a sponsor; `content` is HTML. */
const written = {
  title: texts,
  content: texts,
  photo_path: v.optional(picture, ""),
  url: v.optional(address, ""),
};

const link = { name: texts, url: address, photo_path: v.optional(picture, "") };

/** What the operator may place, by kind. */
export const contentKinds = {
  banner: v.strictObject({
    /** Its first line is the heading over the picture, what follows stands below it (W-20). */
    title: texts,
    photo_path: picture,
    url: v.optional(address, ""),
    link_type: v.optional(v.picklist([0, 1, 2]), 1),
    link_method: v.optional(v.picklist([0, 1]), 0),
    /** Drawings that show it: desktop 0, small 1, mobile 2. */
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
  /** What pops up, and what the news keep. */
  bulletin: v.strictObject({
    title: texts,
    /** HTML, or with `display_content` 2 the address of a picture (W-24). */
    content: texts,
    display_content: v.optional(v.picklist([1, 2]), 1),
    /** Drawings that show it: desktop 1, mobile 2. */
    display_devices: v.optional(v.array(v.picklist([1, 2])), [1, 2]),
    members_only: v.optional(v.boolean(), false),
    /** Where it pops up: 3 the deposit page, 2 every other one. Without any it stands in the news only. */
    display_locations: v.optional(v.array(v.picklist([2, 3])), [2]),
    /** Left out it is the time at which it is placed. */
    updated_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
  /** What closing a pop-up means for whom: 0 hides it for good, others until the next visit. */
  "bulletin-setting": v.strictObject({
    audience: v.picklist(["visitors", "members"]),
    display_frequency: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  }),
  footer: v.strictObject(link),
  "mobile-footer": v.strictObject(link),
  float: v.strictObject(link),
  /** `url` says which page: `main/1`, `discount/2`, `faq/3`, `/app`. */
  page: v.strictObject(written),
  sponsor: v.strictObject(written),
  /** Stands beside the login; the first one is shown. */
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
