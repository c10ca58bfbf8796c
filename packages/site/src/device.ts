import type { SiteSettings } from "./settings.ts";

/** The type of the client (SHELL-57): the `device` of login data. */
export const clientTypes = {
  desktop: 1,
  mobile: 2,
  app: 3,
  gesture: 4,
  finger: 5,
  wechat: 6,
  pwa: 7,
} as const;

export type ClientType = keyof typeof clientTypes;

/**
 * The platforms that the client can run (second mapping): `support_device`, and `device` of play, demo and label
 * calls.
 */
export const supportDevices = {
  desktop: 1,
  mobile: 2,
  app: 3,
  gesture: 4,
  finger: 5,
  pwa: 2,
} as const satisfies Partial<Record<ClientType, number>>;

/** The second mapping has no number for WeChat clients: they count as phones. */
export const supportDevice = (client: ClientType): number =>
  client === "wechat" ? supportDevices.mobile : supportDevices[client];

export type Template = "desktop" | "mobile";

/**
 * Only used to choose templates; never sent. The row requires the numbers, but our templates go by their
 * names.
 *
 * @row SHELL-59
 */
export const deviceIndex = { desktop: 0, mobile: 1, app: 2 } as const;

/** `display_device` of bulletins: the app shows the same ones as a phone. */
export const displayDevice = (client: ClientType): 1 | 2 => (client === "desktop" ? 1 : 2);

/** The desktop template applies from this width on, in CSS pixels (SHELL-01). */
export const desktopBreakpoint = 992;

/** The mobile template ids (SHELL-52). */
export const mobileTemplateIds = [
  "H5_1",
  "H5_2",
  "H5_3",
  "H5_4",
  "H5_5",
  "H5_6",
  "H5_7",
  "H5_8",
] as const;

export type MobileTemplateId = (typeof mobileTemplateIds)[number];

const idByName: Readonly<Record<string, MobileTemplateId>> = {
  origin_mobile: "H5_1",
  bob_mobile: "H5_2",
};

/** The value of `template` on mobile: the id, with old names mapped to theirs and unknown names unchanged. */
export const mobileTemplateId = (name: string): string =>
  Object.hasOwn(idByName, name) ? (idByName[name] ?? name) : name;

/** The template as named in the calls: the id on mobile, the configured name on desktop. */
export const templateName = (
  { templates }: Pick<SiteSettings, "templates">,
  template: Template,
): string => (template === "mobile" ? mobileTemplateId(templates.mobile) : templates.pc);
