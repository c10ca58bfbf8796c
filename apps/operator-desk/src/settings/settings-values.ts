import type { Settings, SiteSettings } from "./settings.api.ts";

/** The settings as typed: each list in one field, in order. */
export interface SettingsValues {
  readonly titleEn: string;
  readonly titleZh: string;
  readonly currencies: string;
  readonly isDemo: boolean;
  readonly linkExpireTime: string;
  readonly logos: string;
  /** One line per language: `th_TH https://…`. */
  readonly customerService: string;
  readonly minimumAge: string;
  readonly excludedCountries: string;
  readonly leftOut: string;
}

/** Maps the places in which the sandbox finds a problem to the fields that show it. */
export const fieldOfPlace = {
  "titles.en": "titleEn",
  "titles.zh": "titleZh",
  currencies: "currencies",
  linkExpireTime: "linkExpireTime",
  logos: "logos",
  customerService: "customerService",
  minimumAge: "minimumAge",
  excludedCountries: "excludedCountries",
  leftOut: "leftOut",
} as const satisfies Readonly<Record<string, keyof SettingsValues>>;

export const valuesOf = (settings: Settings): SettingsValues => ({
  titleEn: settings.titles.en,
  titleZh: settings.titles.zh,
  currencies: settings.currencies.join(" "),
  isDemo: settings.isDemo,
  linkExpireTime: String(settings.linkExpireTime),
  logos: settings.logos.map(({ photo_path }) => photo_path).join("\n"),
  customerService: Object.entries(settings.customerService)
    .map((pair) => pair.join(" "))
    .join("\n"),
  minimumAge: String(settings.minimumAge),
  excludedCountries: settings.excludedCountries.join(" "),
  leftOut: settings.leftOut.join(" "),
});

const names = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);

const codes = (typed: string): string[] => names(typed.toUpperCase());

const lines = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const pairs = (typed: string): [string, string][] =>
  lines(typed).map((line) => {
    const [lang = "", ...address] = line.split(/\s+/);
    return [lang, address.join(" ")];
  });

export const settingsOf = (values: SettingsValues): Settings => ({
  titles: { en: values.titleEn.trim(), zh: values.titleZh.trim() },
  currencies: codes(values.currencies),
  isDemo: values.isDemo,
  linkExpireTime: Number(values.linkExpireTime),
  logos: lines(values.logos).map((photo_path) => ({ photo_path })),
  customerService: Object.fromEntries(pairs(values.customerService)),
  minimumAge: Number(values.minimumAge),
  excludedCountries: codes(values.excludedCountries),
  leftOut: names(values.leftOut),
});

/** Whether saving would change anything; the same list can be typed in several ways. */
export const isChanged = (values: SettingsValues, since: Settings): boolean =>
  JSON.stringify(settingsOf(values)) !== JSON.stringify(settingsOf(valuesOf(since)));

const isWhole = (typed: string, min: number, max: number) =>
  /^\d{1,6}$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max;

const twice = (list: readonly string[]): string | undefined =>
  list.find((one, index) => list.indexOf(one) !== index);

const currencyProblem = (typed: string, offered: readonly string[]): string | undefined => {
  const given = codes(typed);
  if (given.length === 0) return "Enter at least one currency.";
  const unknown = given.find((one) => !offered.includes(one));
  if (unknown !== undefined) return `There is no play money in ${unknown}.`;
  const repeated = twice(given);
  return repeated === undefined ? undefined : `${repeated} is there twice.`;
};

const leftOutProblem = (typed: string, services: readonly string[]): string | undefined => {
  const given = names(typed);
  const unknown = given.find((one) => !services.includes(one));
  if (unknown !== undefined) return `${unknown} is no member service of this site.`;
  const repeated = twice(given);
  return repeated === undefined ? undefined : `${repeated} is there twice.`;
};

const serviceProblem = (typed: string, langs: readonly string[]): string | undefined => {
  const given = pairs(typed);
  const unknown = given.find(([lang]) => !langs.includes(lang));
  if (unknown) return `${unknown[0]} is no language of the site.`;
  const wrong = given.find(
    ([, address]) => !/^https?:\/\//.test(address) || !URL.canParse(address),
  );
  if (wrong) return `The address for ${wrong[0]} must begin with https:// or http://.`;
  const repeated = twice(given.map(([lang]) => lang));
  return repeated === undefined ? undefined : `${repeated} is there twice.`;
};

/** Validates in advance what the sandbox would reject. */
export const checkSettings =
  ({
    offered,
    services,
    own_service,
  }: Pick<SiteSettings, "offered" | "own_service" | "services">) =>
  (values: SettingsValues) => ({
    titleEn: values.titleEn.trim() === "" ? "Enter a title." : undefined,
    titleZh: values.titleZh.trim() === "" ? "Enter a title." : undefined,
    currencies: currencyProblem(values.currencies, offered),
    linkExpireTime: isWhole(values.linkExpireTime, 1, 525_600)
      ? undefined
      : "Enter whole minutes, from 1 to 525600.",
    logos: lines(values.logos).some((path) => !/^(\/(?!\/)|https?:\/\/)/.test(path))
      ? "An address must start with / or https://."
      : undefined,
    customerService: serviceProblem(values.customerService, Object.keys(own_service)),
    minimumAge: isWhole(values.minimumAge, 18, 99) ? undefined : "Enter an age from 18 to 99.",
    excludedCountries: codes(values.excludedCountries).some((code) => !/^[A-Z]{2}$/.test(code))
      ? "Enter each country as two letters, such as AU."
      : undefined,
    leftOut: leftOutProblem(values.leftOut, services),
  });

/** The warning to confirm before a change that affects members who are playing; undefined if none does. */
export const warningOf = (before: Settings, after: Settings): string | undefined => {
  const gone = before.currencies.filter((one) => !after.currencies.includes(one));
  const sentences = [
    ...(gone.length === 0
      ? []
      : [`${gone.join(", ")} will be offered no more: pages in it go to another currency.`]),
    ...(!before.isDemo && after.isDemo
      ? ["The site becomes a demo site: it offers no demo games."]
      : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(" ");
};
