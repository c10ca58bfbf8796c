import { describe, expect, test } from "vitest";
import { lobbyOf } from "./provider-app.ts";
import { lobby, runProviderServer } from "./provider-server.fake.ts";

const { started, opening, walletOf, post, get } = runProviderServer();

describe("the door", () => {
  test("no game opens without an issued ticket", async () => {
    expect((await post("/api/session", { ticket: "never-given-out-ticket" })).status).toBe(404);
    expect((await get("/play?ticket=never-given-out-ticket")).status).toBe(404);
    expect((await get("/play")).status).toBe(404);
  });

  test("no game opens for a made-up session", async () => {
    const { session } = await opening(await started(10_000n));
    const other = `${session.slice(0, -4)}AAAA`;
    for (const made of [other, "1.x", "", "Bearer", "999999999.".padEnd(53, "A")]) {
      expect((await get("/api/balance", made)).status).toBe(401);
      expect(
        (await post("/api/rounds", { roundId: "forged-round", stake: "1.00" }, made)).status,
      ).toBe(401);
    }
    expect(await walletOf()).toBe(10_000n);
  });

  test.each([
    ["no JSON", "{"],
    ["a list", "[]"],
    ["nothing", ""],
    ["an unknown key", { roundId: "round-0001", stake: "1.00", win: "5.00" }],
    ["a stake below zero", { roundId: "round-0001", stake: "-1.00" }],
    ["a stake of nothing", { roundId: "round-0001", stake: "0.00" }],
    ["a stake that is a number", { roundId: "round-0001", stake: 1 }],
    ["a round id with a slash", { roundId: "../../etc", stake: "1.00" }],
    ["a seed with spaces", { roundId: "round-0001", stake: "1.00", clientSeed: "a b c d" }],
  ])("%s is answered 400", async (_name, body) => {
    const { session } = await opening(await started(10_000n));
    expect((await post("/api/rounds", body, session)).status).toBe(400);
    expect(await walletOf()).toBe(10_000n);
  });

  test.each([
    ["an unknown key", { roundId: "round-0001", step: 0, move: "hit", win: "5.00" }],
    ["a step before the first", { roundId: "round-0001", step: -1, move: "hit" }],
    ["a step that is a text", { roundId: "round-0001", step: "0", move: "hit" }],
    ["a move with spaces", { roundId: "round-0001", step: 0, move: "hit me" }],
    ["no move", { roundId: "round-0001", step: 0 }],
  ])("a move with %s is answered 400", async (_name, body) => {
    const { session } = await opening(await started(10_000n));
    expect((await post("/api/moves", body, session)).status).toBe(400);
  });

  test("a body of 20 kB is answered 413", async () => {
    const { session } = await opening(await started(0n));
    expect((await post("/api/rounds", "x".repeat(20_000), session)).status).toBe(413);
  });
});

describe("the page", () => {
  test("only the lobby may frame the page, which keeps its opener and runs only its own scripts", async () => {
    const answer = await get(`/play?ticket=${await started(0n)}`);
    expect(answer.status).toBe(200);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`frame-ancestors 'self' ${lobby}`);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("unsafe");
    expect(answer.headers.get("x-frame-options")).toBeNull();
    expect(answer.headers.get("cross-origin-opener-policy")).toBeNull();
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("the page shows the game's own art and name, and 'Play money', in the language of the launch", async () => {
    const english = await (await get(`/play?ticket=${await started(0n)}`)).text();
    expect(english).toContain("<title>Jade Koi River</title>");
    expect(english).toContain("/media/games/G1001.svg");
    expect(english).toContain("Play money");
    const chinese = await (
      await get(`/play?ticket=${await started(0n, { locale: "zh_CN" })}`)
    ).text();
    expect(chinese).toContain('<html lang="zh-CN" data-engine="slot">');
    expect(chinese).toContain("翡翠锦鲤河");
    expect(chinese).toContain("模拟币");
    const thai = await (await get(`/play?ticket=${await started(0n, { locale: "th_TH" })}`)).text();
    expect(thai).toContain('<html lang="th-TH" data-engine="slot">');
    expect(thai).not.toContain("Play money");
  });

  test("the page has no inline script and no style attribute, which its policy would refuse", async () => {
    const page = await (await get(`/play?ticket=${await started(0n)}`)).text();
    expect(page).not.toMatch(/\sstyle="/);
    expect(page).not.toMatch(/\son\w+="/);
    for (const [script] of page.matchAll(/<script\b[^>]*>/g)) {
      expect(script).toMatch(/src="\/assets\/|type="application\/json"/);
    }
  });

  test("the page gets every module that it imports, with all types removed", async () => {
    const wanted = ["/assets/client/page/main.ts"];
    const seen = new Set<string>();
    for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get("content-type")).toContain("text/javascript");
      const code = await answer.text();
      expect(code, path).not.toMatch(/^\s*(?:interface|type) /m);
      for (const [, from = ""] of code.matchAll(/(?:from |import\()"(\.[^"]+)"/g)) {
        wanted.push(new URL(from, `http://x${path}`).pathname);
      }
    }
    expect([...seen]).toContain("/assets/client/slot/slot-view.ts");
    expect([...seen]).toContain("/assets/engines/slot/pays.ts");
    for (const path of ["client/server/assets.ts", "engines/slot/slot.test.ts", "rounds.ts"]) {
      expect((await get(`/assets/${path}`)).status, path).toBe(404);
    }
  });

  test.each(["W", "H", "A", "F", "S", "scene"])("the page gets the picture %s", async (name) => {
    const answer = await get(`/art/G1001/${name}.svg`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/^<svg xmlns/);
  });

  test("the page gets no picture of an unknown game", async () => {
    expect((await get("/art/nothing/H.svg")).status).toBe(404);
  });
});

describe("the way back", () => {
  test.each([
    [`${lobby}/close`, `${lobby}/close`],
    [`${lobby}/close?x=1`, `${lobby}/close?x=1`],
    ["https://elsewhere.example/close", undefined],
    ["http://localhost:4000.elsewhere.example/close", undefined],
    ["http://user@localhost:4000/close", undefined],
    ["javascript:alert(1)", undefined],
    ["/close", undefined],
    ["", undefined],
  ])("a launch with %s leads back to %s", (address, expected) => {
    expect(lobbyOf(address, lobby)).toBe(expected);
  });

  test("an address that is not the lobby's is not offered as the way back", async () => {
    const page = await (
      await get(
        `/play?ticket=${await started(0n, { lobbyUrl: "https://elsewhere.example/close" })}`,
      )
    ).text();
    expect(page).not.toContain("elsewhere.example");
  });
});
