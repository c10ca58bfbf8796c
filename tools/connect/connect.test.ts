import { spawnSync } from "node:child_process";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parseSiteSettings } from "@naluma/site/parse-settings";
import { wireContract } from "@naluma/wire-contract";
import { afterEach, describe, expect, test } from "vitest";
import { pinnedNode, root } from "../bootstrap/paths.mjs";
import { askSiteDetail, createPlatform, platformOrigin, type Reply } from "./platform.ts";
import { remarks } from "./remarks.ts";
import { folderFor, siteFile, type JsonObject } from "./site-file.ts";
import { picturesIn, stepsIn, survey, type Survey } from "./survey.ts";

const publicOrigin = "https://play.example.com";

/** What a platform with nothing to complain of says. */
const whole: Survey = {
  origin: "https://platform.example",
  siteId: 9,
  detail: {
    env_config: {
      title_zh: "丰收游戏",
      title_en: "Harvest · Games",
      currencies: ["VND", "THB"],
      IS_DEMO: 0,
      MINIMUM_AGE: 21,
    },
    web_logo_list: [{ photo_path: "/media/logo.svg" }],
    customerUrl: { en_US: "https://help.example.com/en" },
    site_info: {
      socket_url: "ws://rt.example.com:6001",
      socket_ssl_url: "wss://rt.example.com",
      socket_key: "site9key",
    },
    capabilities: { records: 1, limits: 1 },
  },
  calls: [],
  gamesByLanguage: new Map([
    ["vi_VN", 2],
    ["en_US", 2],
  ]),
  games: 2,
  providers: ["GPJL"],
  emptyCurrencies: [],
  pictures: ["/media/games/1.webp", "https://cdn.example.com/2.webp"],
  addresses: [
    { url: "https://games.example.com/start?game=1", mayBeFramed: true },
    { url: "https://sport.example.com/quick", mayBeFramed: false },
  ],
  withoutDemo: [],
};
const withDetail = (detail: Partial<Survey["detail"]>): Survey => ({
  ...whole,
  detail: { ...whole.detail, ...detail },
});
const withSocket = (socket: Partial<Survey["detail"]["site_info"]>): Survey =>
  withDetail({ site_info: { ...whole.detail.site_info, ...socket } });
const withCurrencies = (...currencies: string[]): Survey =>
  withDetail({ env_config: { ...whole.detail.env_config, currencies } });
const written = (found: Survey, before?: JsonObject, at = publicOrigin) =>
  siteFile(before, found, at);

describe("the file of a site", () => {
  test("has what its platform says, and nothing of the sandbox", () => {
    const { settings, changes } = written(whole);
    expect(settings).toMatchObject({
      siteId: 9,
      siteName: "Harvest",
      titles: { zh: "丰收游戏", en: "Harvest · Games" },
      brand: { logo: "/media/logo.svg" },
      currencies: ["VND", "THB"],
      languages: ["en_US", "vi_VN"],
      minimumAge: 21,
      gameOrigins: ["https://games.example.com", "https://sport.example.com"],
      frameOrigins: ["https://games.example.com"],
      imageOrigins: ["https://cdn.example.com"],
      connectOrigins: ["wss://rt.example.com"],
      allowHttp: false,
      customerServiceUrl: "https://help.example.com/en",
      capabilities: { records: 1, limits: 1 },
      playMoney: false,
    });
    expect(changes).toContain("+ currencies: VND, THB");
    expect(changes).toContain("+ capabilities: limits, records");
    expect(JSON.stringify(settings)).not.toMatch(/_ORIGIN\}|sandbox/);
    expect(parseSiteSettings(JSON.stringify(settings), {}, "9.json")).toMatchObject({
      siteName: "Harvest",
      capabilities: ["limits", "records"],
      thirdPartyLogins: [],
      tracking: {},
      routeRules: {},
    });
  });

  test("keeps everything that an operator has written, and gets what is new beside it", () => {
    const byHand = {
      ...written(whole).settings,
      titles: { zh: "丰", en: "Ours" },
      currencies: ["THB"],
      minimumAge: 25,
      hiddenLinks: ["Deposit"],
      gameOrigins: ["https://other.example"],
      capabilities: { friends: 1, limits: 1 },
      playMoney: true,
    };
    const { settings, changes } = written(whole, byHand);
    expect(settings).toEqual({
      ...byHand,
      gameOrigins: [
        "https://other.example",
        "https://games.example.com",
        "https://sport.example.com",
      ],
      capabilities: { limits: 1, records: 1 },
    });
    expect(changes).toEqual([
      "+ gameOrigins: https://games.example.com, https://sport.example.com",
      "+ capabilities: records",
      "- capabilities: friends",
    ]);
    expect(written(whole, settings).changes).toEqual([]);
  });

  test("describes currencies besides the twelve by their codes, which are all that ISO 4217 needs", () => {
    const { settings, changes } = written(withCurrencies("EUR", "VND", "euro"));
    expect(settings["currencies"]).toEqual([{ code: "EUR" }, "VND"]);
    expect(changes).toContain("+ currencies: EUR, VND");
  });

  test("gets again what has been taken out of it as a whole", () => {
    const { currencies: _, ...without } = written(whole).settings;
    expect(written(withCurrencies("USD"), without).changes).toEqual(["+ currencies: USD"]);
  });

  test("lets pages over http use the socket that they are told, and takes no other address over http", () => {
    const found = {
      ...whole,
      pictures: ["http://cdn.example.com/1.webp", "//cdn.example.com/2.webp"],
      addresses: [{ url: "http://games.example.com/1", mayBeFramed: true }],
    };
    expect(written(found, undefined, "http://localhost:4000").settings).toMatchObject({
      gameOrigins: [],
      frameOrigins: [],
      imageOrigins: [],
      connectOrigins: ["wss://rt.example.com", "ws://rt.example.com:6001"],
    });
  });

  test("names no socket that the gateway itself passes on, and takes http of this machine", () => {
    const found = {
      ...withSocket({ socket_url: "ws://localhost:4000", socket_ssl_url: "wss://localhost:4000" }),
      origin: "http://127.0.0.1:4100",
      addresses: [{ url: "http://127.0.0.1:4200/demo", mayBeFramed: true }],
    };
    expect(written(found, undefined, "http://localhost:4000").settings).toMatchObject({
      connectOrigins: [],
      gameOrigins: ["http://127.0.0.1:4200"],
      allowHttp: true,
    });
  });
});

test("a site of the sandbox keeps its file, and any other is beside the gateway's or in the operator's folder", () => {
  expect(folderFor(root, 1, undefined)).toBe(join(root, ".data/sites"));
  expect(folderFor(root, 2, "")).toBe(join(root, ".data/sites"));
  expect(folderFor(root, 99, undefined)).toBe(join(root, "apps/gateway/sites"));
  expect(folderFor(root, 1, "sites")).toBe(join(root, "sites"));
});

describe("a line says", () => {
  const said = (found: Survey, change: JsonObject = {}, at = publicOrigin) =>
    remarks(found, { ...written(whole).settings, ...change }, at);
  const fine = said(whole);
  const call = (reply: Reply<unknown>): Survey => ({
    ...whole,
    calls: [{ step: "1. A lobby", path: "/api/v2/get_jackpot", reply }],
  });

  test("no word of a currency that ISO 4217 knows, or that the file describes", () => {
    const described = { code: "GOLD", decimals: 0, sign: "⦿" };
    expect(
      said(withCurrencies("EUR", "GOLD"), { currencies: [{ code: "EUR" }, described] }),
    ).toEqual(fine);
  });

  test("nothing of a platform without faults but what every new site lacks", () => {
    expect(fine).toEqual([
      "https://sport.example.com may not be framed: its demos and its games on phones open as a page of their own",
      "brand.mark is empty: tabs and installed pages show Naluma's sign",
    ]);
    expect(said(call({ is: "locked" }))).toEqual(fine);
    expect(said(call({ is: "refused", code: "999", message: "None." }))).toEqual(fine);
  });

  test.each<[string, Survey, JsonObject?, string?]>([
    [
      "/api/v2/get_jackpot is not there (404): docs/platform.md, step 1. A lobby",
      call({ is: "absent", status: 404, isPage: true }),
    ],
    [
      "/api/v2/get_jackpot answers a page: docs/platform.md, step 1. A lobby",
      call({ is: "absent", status: 200, isPage: true }),
    ],
    [
      "/api/v2/get_jackpot fails with 502: docs/platform.md, step 1. A lobby",
      call({ is: "failed", status: 502 }),
    ],
    [
      "/api/v2/get_jackpot answers what the contract does not know: docs/platform.md, step 1. A lobby",
      call({ is: "unreadable" }),
    ],
    [
      `site_info.socket_ssl_url is "ws://rt.example.com", not wss://…: without it no page on https has real time, and no game starts`,
      withSocket({ socket_ssl_url: "ws://rt.example.com" }),
    ],
    [
      `site_info.socket_url is "", not ws://…: no page on http://localhost:4000 has real time`,
      withSocket({ socket_url: "" }),
      {},
      "http://localhost:4000",
    ],
    [
      "ws://rt.example.com:6001 is not encrypted; pages use it because PUBLIC_ORIGIN is http://localhost:4000, and on https they use wss://rt.example.com",
      whole,
      {},
      "http://localhost:4000",
    ],
    ["site_info.socket_key is empty: no socket can be opened", withSocket({ socket_key: "" })],
    [
      `"euro" is no currency: expected 2 to 5 capital letters, such as EUR`,
      withCurrencies("VND", "THB", "euro"),
    ],
    [
      `GOLD is no currency of ISO 4217: write { "code": "GOLD", "decimals": 2, "sign": "…", "name": "…" } into currencies, or amounts have two decimals and the code before them`,
      withCurrencies("VND", "THB", "GOLD"),
      { currencies: ["VND", "THB", { code: "GOLD" }] },
    ],
    [
      "USD is offered by the platform and not in the file: add it to currencies",
      withCurrencies("VND", "THB", "USD"),
    ],
    [
      "THB is in the file, but not offered by the platform: players do not see it",
      withCurrencies("VND"),
    ],
    ["THB has no games: its lobby is empty", { ...whole, emptyCurrencies: ["THB"] }],
    [
      "fr_FR is a language that the site does not speak: npm run new -- locale fr_FR",
      withDetail({ customerUrl: { fr_FR: "https://help.example.com/fr" } }),
    ],
    [
      "th_TH: 2 of 2 games have no name in it, and are shown in English",
      whole,
      { languages: ["en_US", "vi_VN", "th_TH"] },
    ],
    [
      "vi_VN has names of games and is not in the file: add it to languages",
      whole,
      { languages: ["en_US"] },
    ],
    [
      "There are no games: /api/v2/get_template_game_list lists none",
      { ...whole, games: 0, gamesByLanguage: new Map() },
    ],
    [
      "1 of 2 providers show no demo, so the origins of their games are not known (GPFC): write them into gameOrigins, and into frameOrigins for phones",
      { ...whole, providers: ["GPJL", "GPFC"], withoutDemo: ["GPFC"] },
    ],
    [
      "games from http://games.example.com are http alone: they are not shown",
      { ...whole, addresses: [{ url: "http://games.example.com/1", mayBeFramed: true }] },
    ],
    [
      "pictures from http://cdn.example.com are http alone: they are not shown",
      { ...whole, pictures: ["http://cdn.example.com/1.webp"] },
    ],
    [
      "1 pictures are not below /media (/static/1.webp): the gateway passes on /api and /media alone",
      { ...whole, pictures: ["/static/1.webp", "/media/2.webp"] },
    ],
    ["customerUrl is empty: players find no customer service", withDetail({ customerUrl: {} })],
    [
      `customerUrl.en_US is "http://help.example.com": expected an address with https`,
      withDetail({ customerUrl: { en_US: "http://help.example.com" } }),
    ],
    [
      "records has version 2, which the site does not speak: its pages are left out",
      withDetail({ capabilities: { records: 2 } }),
    ],
    [
      "lottery is a service that the site does not know: it is ignored",
      withDetail({ capabilities: { lottery: 1 } }),
    ],
    [
      "playMoney is true in the file: the site says that its money has no value",
      whole,
      { playMoney: true },
    ],
    [
      "allowHttp is true in the file: games and links over http are followed",
      whole,
      { allowHttp: true },
    ],
  ])("%s", (line, found, change = {}, at = publicOrigin) => {
    expect(said(found, change, at).filter((one) => !fine.includes(one))).toContain(line);
  });
});

describe("a platform", () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });
  /** Answers with the contract's examples, and as `own` says where that has the path. */
  const start = async (own: Readonly<Record<string, readonly [number, unknown]>> = {}) => {
    const asked: string[] = [];
    const server = createServer(async (request, response) => {
      const path = request.url ?? "";
      const body = await text(request);
      asked.push(`${path} ${body}`);
      const described = wireContract().calls.find((one) => one.path === path)?.described;
      const problems = described?.security.some((needs) => Object.keys(needs).length === 0)
        ? wireContract().bodyProblems("POST", path, JSON.parse(body))
        : [];
      const example = described?.responses["200"]?.content?.["application/json"].examples;
      const [status, answer] = own[path] ?? [
        problems.length > 0 ? 400 : 200,
        problems.length > 0
          ? { code: "400", message: problems.join(), data: null }
          : example?.["success"]?.value,
      ];
      response.writeHead(status, { "content-type": "application/json" });
      response.end(typeof answer === "string" ? answer : JSON.stringify(answer ?? {}));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    return { platform: createPlatform(`http://127.0.0.1:${port}`), asked };
  };
  const siteDetail = "/api/arks/web/site/detail";

  test("is asked by the contract, and every step of docs/platform.md is tried", async () => {
    const { platform, asked } = await start({ "/api/v2/get_jackpot": [404, "<html>"] });
    const detail = await askSiteDetail(platform, 9);
    const found = await survey(platform, { siteId: 9, detail, domain: "play.example.com" });
    expect(found.games).toBe(3);
    expect(found.addresses).toEqual([
      {
        url: "https://demo.provider.example/start?game=JL-049&lang=vi&mode=demo",
        mayBeFramed: true,
      },
      { url: "https://sport.provider.example/quick?op=9", mayBeFramed: true },
    ]);
    expect(found.pictures).toContain("/media/banners/golden-harvest.webp");
    const isThere = ({ reply }: { reply: Reply<unknown> }) => reply.is !== "absent";
    expect(found.calls.filter((call) => !isThere(call)).map(({ path }) => path)).toEqual([
      "/api/v2/get_jackpot",
    ]);
    expect(new Set(found.calls.map(({ step }) => step[0]))).toEqual(new Set(["1", "2", "3", "4"]));
    expect(asked).toContain(`${siteDetail} {"site_id":9}`);
    expect(asked.filter((call) => call.startsWith("/api/member/game/play1"))).toEqual([
      "/api/member/game/play1 {}",
    ]);
  });

  test.each<[string, readonly [number, unknown], string]>([
    ["a web site", [200, "<!doctype html>"], "with a page (status 200): that is a web site"],
    ["something else", [404, "{}"], "that is no platform of docs/wire"],
    ["one that fails", [503, ""], "answers 503"],
    ["a locked one", [401, "{}"], "wants a session"],
    ["one that is elsewhere", [301, ""], "sends /api/arks/web/site/detail on to nowhere"],
    [
      "one without this site",
      [200, { code: "999", message: "No such site.", data: null }],
      "refuses site 9 with 999 (No such site.)",
    ],
    [
      "one without money",
      [200, { code: "100", message: "", data: { env_config: {} } }],
      "without env_config.currencies",
    ],
  ])("%s is named in one line", async (_, answer, line) => {
    const { platform } = await start({ [siteDetail]: answer });
    await expect(askSiteDetail(platform, 9)).rejects.toThrow(line);
  });

  test("has an address over https, or on this machine", () => {
    expect(platformOrigin("https://platform.example/")).toBe("https://platform.example");
    expect(platformOrigin("http://127.0.0.1:4100")).toBe("http://127.0.0.1:4100");
    expect(() => platformOrigin("http://platform.example")).toThrow("is http");
    expect(() => platformOrigin("https://platform.example/api")).toThrow("without a path");
    expect(() => platformOrigin("platform")).toThrow("Name the address");
    expect(() => platformOrigin(undefined)).toThrow("Name the address");
  });
});

test("the command ends with a code for who runs it", () => {
  const codeOf = (...args: string[]) =>
    spawnSync(pinnedNode, [join(import.meta.dirname, "main.ts"), ...args]).status;
  expect(codeOf("http://127.0.0.1:1")).toBe(3);
  expect(codeOf("http://127.0.0.1:1", "--site", "none")).toBe(2);
  expect(codeOf("http://127.0.0.1:1", "--sites", "1")).toBe(2);
});

test("pictures are found in lists, in bulletins and in operators' HTML", () => {
  expect(
    picturesIn({
      list: [{ photo_path: "/media/1.webp" }, { photo_path: "" }, { icon_light: "/media/2.webp" }],
      bulletin: { display_content: 2, content: "https://cdn.example.com/3.webp" },
      html: { display_content: 1, content: '<p><img alt="" src="https://cdn.example.com/4.webp">' },
    }),
  ).toEqual([
    "/media/1.webp",
    "/media/2.webp",
    "https://cdn.example.com/3.webp",
    "https://cdn.example.com/4.webp",
  ]);
});

test("steps are read as a page lists them", () => {
  const table = "| Call | Why |\n| --- | --- |\n| `/a/b`, `/c` | x |\n| event `game.url` | y |\n";
  expect(stepsIn(`# Page\n\n## Before\n\n${table}\n## 1. First\n\n${table}`)).toEqual([
    { step: "1. First", paths: ["/api/a/b", "/api/c"] },
  ]);
});
