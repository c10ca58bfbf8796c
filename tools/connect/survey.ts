import { readFileSync } from "node:fs";
import { join } from "node:path";
import { supportDevices, templateName } from "@naluma/site/device";
import { wireContract } from "@naluma/wire-contract";
import * as v from "valibot";
import { cellsIn } from "../citations/tables.ts";
import type { Platform, Reply, SiteDetail } from "./platform.ts";

/** A call as docs/platform.md lists it, and what the platform answers to it. */
export interface TriedCall {
  readonly step: string;
  readonly path: string;
  readonly reply: Reply<unknown>;
}

export interface GameAddress {
  readonly url: string;
  /** Undefined if the platform has no `/api/check_iframe` to say so. */
  readonly mayBeFramed: boolean | undefined;
}

/** Everything that a visitor can learn about a site from its platform. */
export interface Survey {
  readonly origin: string;
  readonly siteId: number;
  readonly detail: SiteDetail;
  readonly calls: readonly TriedCall[];
  /** In how many games' names each language is. */
  readonly gamesByLanguage: ReadonlyMap<string, number>;
  readonly games: number;
  readonly providers: readonly string[];
  readonly emptyCurrencies: readonly string[];
  /** Addresses and paths of pictures. */
  readonly pictures: readonly string[];
  /** One address of each origin that games and quick bets have. */
  readonly addresses: readonly GameAddress[];
  /** Providers of which no demo named an address. */
  readonly withoutDemo: readonly string[];
}

const text = v.fallback(v.string(), "");
const game = v.object({
  gp_id: v.string(),
  game_type: v.number(),
  game_code: text,
  game_name: v.fallback(v.record(v.string(), v.unknown()), {}),
  house: text,
});
type Game = v.InferOutput<typeof game>;
const gameTypes = v.array(v.object({ gp_list: v.array(game) }));
const anything = v.unknown();

const platformPage = join(import.meta.dirname, "../../docs/platform.md");

/** The calls of each step in the order in which docs/platform.md says to write them. */
export const stepsIn = (page: string): { step: string; paths: string[] }[] =>
  page
    .split("\n## ")
    .slice(1)
    .map((chapter) => ({
      step: chapter.split("\n", 1)[0] ?? "",
      paths: cellsIn(chapter).flatMap(([first = ""]) =>
        [...first.matchAll(/`(\/[\w/-]+)`/g)].map(([, path = ""]) => `/api${path}`),
      ),
    }))
    .filter(({ step, paths }) => /^\d/.test(step) && paths.length > 0);

type Known = Readonly<Record<string, unknown>>;

/** The contract's own example of a request, about this site. */
function exampleFor(path: string, known: Known): object {
  const call = wireContract().calls.find((one) => one.path === path);
  const content = call?.described.requestBody?.content["application/json"];
  const example = Object.values(content?.examples ?? {})[0]?.value ?? {};
  return Object.fromEntries(
    Object.entries(example).map(([key, value]) => [key, key in known ? known[key] : value]),
  );
}

const isVisitors = (path: string): boolean =>
  wireContract()
    .calls.find((one) => one.path === path)
    ?.described.security.some((needs) => Object.keys(needs).length === 0) ?? false;

/** As many calls at a time as one page makes. */
async function few<Item, Result>(items: readonly Item[], run: (item: Item) => Promise<Result>) {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += 4)
    results.push(...(await Promise.all(items.slice(at, at + 4).map(run))));
  return results;
}

const dataOf = <Data>(reply: Reply<Data>): Data | undefined =>
  reply.is === "answered" ? reply.data : undefined;

/** Asks for what visitors see. Nothing is asked of a member, so calls of members only show whether they are there. */
export async function survey(
  platform: Platform,
  { siteId, detail, domain }: { siteId: number; detail: SiteDetail; domain: string },
): Promise<Survey> {
  const [currency = ""] = detail.env_config.currencies;
  const templates = { pc: "origin_pc", mobile: "origin_mobile" };
  const known = (template: "desktop" | "mobile", more: Known = {}): Known => ({
    site_id: siteId,
    currency,
    domain,
    support_device: supportDevices[template],
    device: supportDevices[template],
    template: templateName({ templates }, template),
    ...more,
  });
  const about = <Data>(path: string, it: Known, reads: v.GenericSchema<unknown, Data>) =>
    platform.ask(path, exampleFor(path, it), reads);

  const listed = stepsIn(readFileSync(platformPage, "utf8")).flatMap(({ step, paths }) =>
    paths.map((path) => ({ step, path })),
  );
  const rest = ["/api/demo/gt_games", "/api/demo/gp_games", "/api/check_iframe"].map((path) => ({
    step: "4. The rest of the 69 calls",
    path,
  }));
  const calls = await few([...listed, ...rest], async ({ step, path }): Promise<TriedCall> => {
    // Without a session a member's call does nothing, whatever its body says.
    const body = isVisitors(path) ? exampleFor(path, known("desktop")) : {};
    const reply = await platform.ask(path, body, anything);
    // The one call whose answers have no envelope (W-71).
    const isFine = path === wireContract().authorisationPath && reply.is === "unreadable";
    return { step, path, reply: isFine ? { is: "locked" } : reply };
  });
  const pages = calls.map(({ reply }) => dataOf(reply));

  const byCurrency = await few(detail.env_config.currencies, async (each) => {
    const it = known("mobile", { currency: each });
    const types = dataOf(await about("/api/v3/game_list", it, gameTypes));
    return { currency: each, entries: types?.flatMap(({ gp_list }) => gp_list) };
  });
  const entries = byCurrency.flatMap((one) => one.entries ?? []);
  const all = dataOf(
    await about(
      "/api/v2/get_template_game_list",
      known("desktop"),
      v.object({ info: v.array(game) }),
    ),
  )?.info;
  const demos = await askDemos(about, known);
  const quick = v.object({ detail: v.object({ url: v.string() }) });
  const quickBets = dataOf(
    await about("/api/arks/web/game-providers/sport-quickbet-url", known("desktop"), quick),
  )?.detail.url;
  const urls = [...demos.map(({ url }) => url), ...(quickBets === undefined ? [] : [quickBets])];
  const mayBeFramed = async (url: string): Promise<GameAddress> => {
    const reply = await platform.ask("/api/check_iframe", { url }, anything);
    const says = reply.is === "answered" || reply.is === "refused";
    return { url, mayBeFramed: says ? reply.is === "answered" : undefined };
  };
  const providers = [...new Set([...entries, ...(all ?? [])].map(({ gp_id }) => gp_id))];
  const tried = new Set(demos.map(({ provider }) => provider));
  return {
    origin: platform.origin,
    siteId,
    detail,
    calls,
    gamesByLanguage: countLanguages(all ?? entries),
    games: (all ?? []).length,
    providers,
    emptyCurrencies: byCurrency.flatMap((one) => (one.entries?.length === 0 ? [one.currency] : [])),
    pictures: [...new Set([detail, ...pages, ...byCurrency].flatMap(picturesIn))],
    addresses: await few(onePerOrigin(urls), mayBeFramed),
    withoutDemo: providers.filter((provider) => !tried.has(provider)),
  };
}

type About = <Data>(
  path: string,
  it: Known,
  reads: v.GenericSchema<unknown, Data>,
) => Promise<Reply<Data>>;

/** A demo of each provider on both devices, because their addresses may differ. */
async function askDemos(
  about: About,
  known: (template: "desktop" | "mobile", more?: Known) => Known,
): Promise<{ provider: string; url: string }[]> {
  const found = await few(["desktop", "mobile"] as const, async (template) => {
    const types = dataOf(await about("/api/demo/gt_games", known(template), gameTypes)) ?? [];
    const entries = types.flatMap(({ gp_list }) => gp_list);
    const byProvider = new Map(entries.map((entry) => [entry.gp_id, entry]));
    return few([...byProvider.values()], async (entry) => {
      const its = { gp_id: entry.gp_id, house: entry.house };
      const list = known(template, { ...its, game_type_id: entry.game_type });
      const games = v.array(game);
      const first: Game | undefined =
        entry.game_code === ""
          ? dataOf(await about("/api/demo/gp_games", list, games))?.[0]
          : entry;
      if (first === undefined) return undefined;
      const { game_type, game_code } = first;
      const play = known(template, { ...its, game_type, game_code });
      const address = v.object({ game_url: v.string() });
      const url = dataOf(await about("/api/demo/play", play, address))?.game_url;
      return url === undefined ? undefined : { provider: entry.gp_id, url };
    });
  });
  return found.flat().filter((one) => one !== undefined);
}

const onePerOrigin = (urls: readonly string[]): string[] => [
  ...new Map(urls.map((url) => [URL.parse(url)?.origin ?? url, url])).values(),
];

function countLanguages(games: readonly Game[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { game_name } of games)
    for (const language of Object.keys(game_name))
      counts.set(language, (counts.get(language) ?? 0) + 1);
  return counts;
}

const pictureKeys = new Set(["icon_light", "icon_dark", "gt_icon", "gt_icon_active", "photo_path"]);

/** Pictures anywhere in an answer, those in operators' HTML too. */
export function picturesIn(answer: unknown): string[] {
  if (typeof answer === "string")
    return [...answer.matchAll(/<img[^>]+src=["']?([^"'\s>]+)/g)].map(([, source = ""]) => source);
  if (Array.isArray(answer)) return answer.flatMap(picturesIn);
  if (typeof answer !== "object" || answer === null) return [];
  // A bulletin's content is text, HTML or a picture.
  const isPicture = "display_content" in answer && answer.display_content === 2;
  return Object.entries(answer).flatMap(([key, value]: [string, unknown]) =>
    (pictureKeys.has(key) || (isPicture && key === "content")) && typeof value === "string"
      ? [value].filter((picture) => picture !== "")
      : picturesIn(value),
  );
}
