interface Named {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  /** May not be empty; for texts this applies to the English. */
  readonly isRequired?: boolean;
  /** Shown only if another field has this value. */
  readonly onlyIf?: { readonly name: string; readonly is: number };
}

export type FieldOf =
  /** A text in each language. */
  | (Named & { readonly as: "line" | "area" | "html" })
  | (Named & { readonly as: "address" | "picture" })
  | (Named & { readonly as: "tick" })
  | (Named & { readonly as: "number" })
  | (Named & { readonly as: "choice"; readonly choices: readonly Choice[] })
  /** A selection of any number of choices. */
  | (Named & { readonly as: "choices"; readonly choices: readonly Choice[] })
  /** The date that players see as the time of writing. */
  | (Named & { readonly as: "renewal" });

export interface Choice {
  readonly value: number | string;
  readonly text: string;
}

export type PreviewOf = "banner" | "line" | "text" | "link" | "none";

export interface Kind {
  readonly name: string;
  readonly one: string;
  /** Where and when players see a change. */
  readonly seen: string;
  readonly preview: PreviewOf;
  readonly fields: readonly FieldOf[];
  /** The values of a new item. */
  readonly empty: Readonly<Record<string, unknown>>;
}

const pictureHint =
  "A path of the site, such as /media/banners/river.svg. Pictures of other origins are shown only where the site’s configuration names the origin.";
const htmlHint =
  "HTML: paragraphs, headings, lists, tables, links and pictures. Anything that could run code is removed.";

const picture = { as: "picture", name: "photo_path", label: "Picture", hint: pictureHint } as const;
const toGames = { name: "link_type", is: 2 } as const;
const english = { en_US: "" };

const links: Pick<Kind, "preview" | "fields" | "empty"> = {
  preview: "link",
  fields: [
    { as: "line", name: "name", label: "Name", isRequired: true },
    {
      as: "address",
      name: "url",
      label: "Links to",
      hint: "An address, a page such as main/1 or /discount/2, or {service} for customer service. Leave empty for a logo without a link.",
    },
    picture,
  ],
  empty: { name: english, url: "", photo_path: "" },
};

const written: Pick<Kind, "preview" | "empty"> = {
  preview: "text",
  empty: { title: english, content: english, photo_path: "", url: "" },
};

const atOnce = "Open pages update at once.";

export const kinds = {
  banner: {
    name: "Banners",
    one: "banner",
    seen: atOnce,
    preview: "banner",
    fields: [
      {
        as: "area",
        name: "title",
        label: "Words",
        hint: "The first line is the heading over the picture, the second appears below it.",
      },
      picture,
      {
        as: "choice",
        name: "link_type",
        label: "Links to",
        choices: [
          { value: 0, text: "Nothing" },
          { value: 1, text: "An address" },
          { value: 2, text: "Games of a provider" },
        ],
      },
      { as: "address", name: "url", label: "Address", onlyIf: { name: "link_type", is: 1 } },
      { as: "number", name: "game.gt_id", label: "Game type", onlyIf: toGames },
      {
        as: "address",
        name: "game.gp_id",
        label: "Provider",
        hint: "The provider’s code.",
        onlyIf: toGames,
      },
      { as: "address", name: "game.name", label: "Name of these games", onlyIf: toGames },
      {
        as: "choice",
        name: "link_method",
        label: "Opens in",
        choices: [
          { value: 0, text: "The same window" },
          { value: 1, text: "A new window" },
        ],
      },
      {
        as: "choices",
        name: "use_types",
        label: "Shown on",
        choices: [
          { value: 0, text: "Desktop" },
          { value: 1, text: "Small desktop" },
          { value: 2, text: "Phone" },
        ],
      },
    ],
    empty: {
      title: english,
      photo_path: "",
      url: "",
      link_type: 1,
      link_method: 0,
      use_types: [0, 1, 2],
    },
  },
  announcement: {
    name: "Announcements",
    one: "announcement",
    seen: atOnce,
    preview: "line",
    fields: [
      { as: "html", name: "content", label: "Text", hint: htmlHint, isRequired: true },
      { as: "tick", name: "before_login", label: "Visitors see it" },
      { as: "tick", name: "after_login", label: "Members see it" },
    ],
    empty: { content: english, before_login: true, after_login: true },
  },
  bulletin: {
    name: "Bulletins",
    one: "bulletin",
    seen: "Open pages update at once; it pops up after a few seconds without activity.",
    preview: "text",
    fields: [
      { as: "line", name: "title", label: "Title", isRequired: true },
      { as: "html", name: "content", label: "Text", hint: htmlHint, isRequired: true },
      {
        as: "choice",
        name: "display_content",
        label: "The text is",
        choices: [
          { value: 1, text: "HTML" },
          { value: 2, text: "The address of a picture" },
        ],
      },
      {
        as: "choices",
        name: "display_locations",
        label: "Pops up on",
        hint: "Nowhere: it appears in the news only.",
        choices: [
          { value: 2, text: "Every page but deposits" },
          { value: 3, text: "The deposit page" },
        ],
      },
      {
        as: "choices",
        name: "display_devices",
        label: "Shown on",
        choices: [
          { value: 1, text: "Desktop" },
          { value: 2, text: "Phone" },
        ],
      },
      { as: "tick", name: "members_only", label: "For members only" },
      {
        as: "renewal",
        name: "updated_at",
        label: "Show as new",
        hint: "It pops up again for players who have closed it.",
      },
    ],
    empty: {
      title: english,
      content: english,
      display_content: 1,
      display_devices: [1, 2],
      members_only: false,
      display_locations: [2],
    },
  },
  "bulletin-setting": {
    name: "Pop-up rule",
    one: "rule",
    seen: "Applies to bulletins closed from now on.",
    preview: "none",
    fields: [
      {
        as: "choice",
        name: "audience",
        label: "For",
        choices: [
          { value: "visitors", text: "Visitors" },
          { value: "members", text: "Members" },
        ],
      },
      {
        as: "number",
        name: "display_frequency",
        label: "Frequency",
        hint: "0: a closed pop-up is never shown again. Any other number: it is shown again at the next visit.",
      },
    ],
    empty: { audience: "visitors", display_frequency: 1 },
  },
  page: {
    name: "Pages",
    one: "page",
    seen: atOnce,
    ...written,
    fields: [
      {
        as: "address",
        name: "url",
        label: "Address",
        hint: "main/4, discount/4 (promotions), faq/5 (questions) or /app.",
        isRequired: true,
      },
      { as: "line", name: "title", label: "Title" },
      { as: "html", name: "content", label: "Text", hint: htmlHint, isRequired: true },
      picture,
    ],
  },
  float: { name: "Floats", one: "float", seen: atOnce, ...links },
  footer: { name: "Footer", one: "footer item", seen: atOnce, ...links },
  "mobile-footer": { name: "Footer on phones", one: "footer item", seen: atOnce, ...links },
  sponsor: {
    name: "Sponsors",
    one: "sponsor",
    seen: atOnce,
    ...written,
    fields: [
      { as: "line", name: "title", label: "Name", isRequired: true },
      { as: "html", name: "content", label: "Text", hint: htmlHint },
      picture,
      { as: "address", name: "url", label: "Links to" },
    ],
  },
  login: {
    name: "Login panel",
    one: "text",
    seen: "Open pages update at once. The first one shown appears there.",
    preview: "text",
    fields: [
      { as: "line", name: "title", label: "Title" },
      { as: "html", name: "content", label: "Text", hint: htmlHint, isRequired: true },
    ],
    empty: { title: english, content: english },
  },
} satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

export const kindOf = (name: KindName): Kind => kinds[name];

export const isKind = (text: string | null): text is KindName => text !== null && text in kinds;

export const kindNames: readonly KindName[] = Object.keys(kinds).filter(isKind);
