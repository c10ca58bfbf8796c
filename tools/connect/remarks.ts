import { capabilities as spoken, readCapabilities } from "@naluma/site/capabilities";
import { isCurrencyCode } from "@naluma/site/currency";
import { isLocale } from "@naluma/site/locale";
import { isExposed } from "./platform.ts";
import { currenciesIn, isInvented, languagesOf, textsIn, type JsonObject } from "./site-file.ts";
import type { Survey, TriedCall } from "./survey.ts";

/** What is missing at the platform or contradicts the site's file, a line each, with what to do. */
export const remarks = (found: Survey, settings: JsonObject, publicOrigin: string): string[] => [
  ...aboutCalls(found.calls),
  ...aboutSocket(found, publicOrigin),
  ...aboutCurrencies(found, settings),
  ...aboutLanguages(found, settings),
  ...aboutGames(found),
  ...aboutPictures(found, settings),
  ...aboutService(found),
  ...aboutCapabilities(found),
  ...aboutSettings(found, settings),
];

const list = (names: readonly string[], most = 5): string =>
  names.length > most
    ? `${names.slice(0, most).join(", ")} and ${names.length - most} more`
    : names.join(", ");

const faultOf = ({ reply }: TriedCall): string | undefined => {
  switch (reply.is) {
    case "absent":
      return reply.isPage && reply.status < 400
        ? "answers a page"
        : `is not there (${reply.status})`;
    case "failed":
      return `fails with ${reply.status}`;
    case "redirected":
      return `is sent on to ${reply.to}`;
    case "silent":
      return `does not answer: ${reply.reason}`;
    case "unreadable":
      return "answers what the contract does not know";
    case "locked":
    case "refused":
    case "answered":
      return undefined;
  }
};

function aboutCalls(calls: readonly TriedCall[]): string[] {
  return calls.flatMap((call) => {
    const fault = faultOf(call);
    return fault === undefined
      ? []
      : [`${call.path} ${fault}: docs/platform.md, step ${call.step}`];
  });
}

function aboutSocket({ detail: { site_info } }: Survey, publicOrigin: string): string[] {
  const { socket_url, socket_ssl_url, socket_key } = site_info;
  const isSecure = publicOrigin.startsWith("https:");
  const plain = URL.parse(socket_url);
  return [
    ...(URL.parse(socket_ssl_url)?.protocol === "wss:"
      ? []
      : [
          `site_info.socket_ssl_url is "${socket_ssl_url}", not wss://…: without it no page on https has real time, and no game starts`,
        ]),
    ...(isSecure || plain?.protocol === "ws:"
      ? []
      : [
          `site_info.socket_url is "${socket_url}", not ws://…: no page on ${publicOrigin} has real time`,
        ]),
    ...(!isSecure && plain?.protocol === "ws:" && isExposed(plain)
      ? [
          `${socket_url} is not encrypted; pages use it because PUBLIC_ORIGIN is ${publicOrigin}, and on https they use ${socket_ssl_url}`,
        ]
      : []),
    ...(socket_key === "" ? ["site_info.socket_key is empty: no socket can be opened"] : []),
  ];
}

function aboutCurrencies({ detail, emptyCurrencies }: Survey, settings: JsonObject): string[] {
  const offered = detail.env_config.currencies;
  const listed = currenciesIn(settings["currencies"]);
  return [
    ...offered
      .filter((one) => !isCurrencyCode(one))
      .map((one) => `"${one}" is no currency: expected 2 to 5 capital letters, such as EUR`),
    ...[...listed]
      .filter(([code, isDescribed]) => isInvented(code) && !isDescribed)
      .map(
        ([code]) =>
          `${code} is no currency of ISO 4217: write { "code": "${code}", "decimals": 2, "sign": "…", "name": "…" } into currencies, or amounts have two decimals and the code before them`,
      ),
    ...offered
      .filter((one) => isCurrencyCode(one) && !listed.has(one))
      .map((one) => `${one} is offered by the platform and not in the file: add it to currencies`),
    ...[...listed.keys()]
      .filter((one) => !offered.includes(one))
      .map(
        (one) => `${one} is in the file, but not offered by the platform: players do not see it`,
      ),
    ...emptyCurrencies.map((one) => `${one} has no games: its lobby is empty`),
  ];
}

function aboutLanguages(found: Survey, settings: JsonObject): string[] {
  const { gamesByLanguage, detail, games } = found;
  const listed = textsIn(settings["languages"]);
  const named = [...new Set([...gamesByLanguage.keys(), ...Object.keys(detail.customerUrl)])];
  return [
    ...named
      .filter((one) => !isLocale(one))
      .map(
        (one) => `${one} is a language that the site does not speak: npm run new -- locale ${one}`,
      ),
    ...listed.flatMap((one) => {
      const texts = gamesByLanguage.get(one) ?? 0;
      if (games === 0 || texts >= games) return [];
      return [
        `${one}: ${games - texts} of ${games} games have no name in it, and are shown in English`,
      ];
    }),
    ...languagesOf(found)
      .filter((one) => !listed.includes(one))
      .map((one) => `${one} has names of games and is not in the file: add it to languages`),
  ];
}

function aboutGames({ addresses, games, providers, withoutDemo }: Survey): string[] {
  const unframed = addresses.filter(({ mayBeFramed }) => mayBeFramed === false);
  return [
    ...(games === 0 ? ["There are no games: /api/v2/get_template_game_list lists none"] : []),
    ...(providers.length > 0 && withoutDemo.length > 0
      ? [
          `${withoutDemo.length} of ${providers.length} providers show no demo, so the origins of their games are not known (${list(withoutDemo)}): write them into gameOrigins, and into frameOrigins for phones`,
        ]
      : []),
    ...unframed.map(
      ({ url }) =>
        `${URL.parse(url)?.origin ?? url} may not be framed: its demos and its games on phones open as a page of their own`,
    ),
    ...httpOnly(
      addresses.map(({ url }) => url),
      "games",
    ),
  ];
}

function aboutPictures({ pictures }: Survey, settings: JsonObject): string[] {
  const elsewhere = pictures.filter(
    (picture) =>
      picture.startsWith("/") && !picture.startsWith("//") && !picture.startsWith("/media/"),
  );
  const { brand } = settings;
  const mark = typeof brand === "object" && brand !== null && "mark" in brand ? brand.mark : "";
  return [
    ...(elsewhere.length === 0
      ? []
      : [
          `${elsewhere.length} pictures are not below /media (${list(elsewhere, 2)}): the gateway passes on /api and /media alone`,
        ]),
    ...httpOnly(pictures, "pictures"),
    ...(mark === "" ? ["brand.mark is empty: tabs and installed pages show Naluma's sign"] : []),
  ];
}

const httpOnly = (addresses: readonly string[], what: string): string[] => {
  const urls = addresses.map((address) => URL.parse(address)).filter((url) => url !== null);
  const origins = new Set(urls.filter(isExposed).map(({ origin }) => origin));
  return [...origins].map((origin) => `${what} from ${origin} are http alone: they are not shown`);
};

function aboutService({ detail: { customerUrl } }: Survey): string[] {
  const addresses = Object.entries(customerUrl).filter(([, address]) => address !== "");
  if (addresses.length === 0) return ["customerUrl is empty: players find no customer service"];
  return addresses.flatMap(([language, address]) => {
    const url = URL.parse(address);
    return url && ["http:", "https:"].includes(url.protocol) && !isExposed(url)
      ? []
      : [`customerUrl.${language} is "${address}": expected an address with https`];
  });
}

function aboutCapabilities({ detail }: Survey): string[] {
  const understood = new Set<string>(readCapabilities(detail.capabilities));
  const names = new Set<string>(spoken);
  return Object.entries(detail.capabilities).flatMap(([name, version]) => {
    if (understood.has(name)) return [];
    return names.has(name)
      ? [
          `${name} has version ${String(version)}, which the site does not speak: its pages are left out`,
        ]
      : [`${name} is a service that the site does not know: it is ignored`];
  });
}

function aboutSettings({ origin }: Survey, settings: JsonObject): string[] {
  return [
    ...(settings["playMoney"] === true
      ? ["playMoney is true in the file: the site says that its money has no value"]
      : []),
    ...(settings["allowHttp"] === true && origin.startsWith("https:")
      ? ["allowHttp is true in the file: games and links over http are followed"]
      : []),
  ];
}
