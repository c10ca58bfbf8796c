import { describe, expect, inject, it } from "vitest";
import { startFaultyPlatform } from "./support/faulty-platform.ts";
import { failed, usePlatformKit } from "./support/platform-kit.ts";
import {
  onAuthorisation,
  onEvent,
  payloadOf,
  together,
  withPayload,
  type PlantedInRealTime,
} from "./support/real-time-faults.ts";

/** What is not sent is waited for, so that these are fewer, each with members of its own. */
const silent: Record<string, PlantedInRealTime> = {
  "the address of the first start has another launch_id, that of the second comes once, a login is not told":
    {
      create: () => {
        const seen = new Set<unknown>();
        return [
          onEvent("game.url", (frame) => {
            const launch = payloadOf(frame)["launch_id"];
            seen.add(launch);
            return seen.size === 1 ? [withPayload(frame, { launch_id: "of-another-start" })] : [];
          }),
          onEvent("login", () => []),
        ];
      },
      found: [
        "W-73 game.url: its launch_id is the Idempotency-Key of play1",
        "event:game.url game.url: comes again at a fresh subscription",
        "event:login login event: comes to the first session, and names the second",
      ],
    },
  "leaving does nothing": {
    create: () => [
      {
        path: "/api/member/game/leave1",
        instead: async () => ({
          status: 200,
          headers: { "content-type": "application/json" },
          body: '{"code":"100","message":"Success","data":null}',
        }),
      },
    ],
    found: [
      "leaveGame leaveGame: the money is back in the main wallet",
      "event:game.url game.url: does not come again after the game was left",
    ],
  },
  "no address is sent": {
    create: () => [onEvent("game.url", () => [])],
    found: ["event:game.url game.url: comes within 8 s of play1"],
  },
  "there is no socket": {
    create: () => [
      {
        path: "*",
        frame: (_text, _direction, { end }) => {
          end();
          return [];
        },
      },
    ],
    found: ["W-70 socket: the platform's socket opens"],
  },
  "no channel is granted": {
    create: () => [
      onAuthorisation((answer) => (answer.status === 200 ? { ...answer, status: 500 } : answer)),
    ],
    found: [
      "W-71 authoriseChannel: the own channel: 200",
      "W-71 authoriseChannel: the channel of the own currency: 200",
      "W-71 authoriseChannel: the presence channel of the own currency: 200",
      "W-71 subscription: a member joins the own channel",
    ],
  },
};

const accounts = (...names: readonly string[]) =>
  names
    .map((account) => `  - { account: ${account}, password: naluma88, captcha: "0000" }`)
    .join("\n");

const configFor = (...names: readonly string[]) => `
site: 1
currency: USD
accounts:
${accounts(...names)}
may: { login: true, play: true, letters: true }
values: { gp_id: GPHL, startGame.gpId: GPHL, game_code: G1001 }
`;

const run = async (
  { check, readReport }: ReturnType<typeof usePlatformKit>,
  planted: readonly PlantedInRealTime[],
) => {
  const platform = await startFaultyPlatform(inject("stack").api, planted);
  try {
    const { code, said } = await check(
      platform.origin,
      "--only",
      "realtime,launch",
      "--report",
      "faults",
    );
    const found = failed(readReport("faults")).map(
      ({ rule, subject, title }) => `${rule} ${subject}: ${title}`,
    );
    return { code, said, found: [...new Set(found)].toSorted() };
  } finally {
    await platform.stop();
  }
};

const expected = (planted: readonly PlantedInRealTime[]) =>
  planted.flatMap(({ found }) => found).toSorted();

describe("faults of sockets, events and launches", { concurrent: true }, () => {
  const kit = usePlatformKit(configFor("player31", "player30"));

  it("are each reported under its rule, and nothing else is", async ({ expect: expects }) => {
    const all = Object.values(together);
    const { code, said, found } = await run(kit, all);
    expects(found).toEqual(expected(all));
    expects(code).toBe(1);
    for (const output of [said, ...kit.outputs("faults")]) {
      expects(output).not.toMatch(/s_[0-9a-f]{12}\.[\w-]{20}/);
      expects(output).not.toMatch(/naluma:[0-9a-f]{64}/);
    }
  });

  Object.entries(silent).forEach(([title, planted], at) => {
    const names = [`player${20 + 2 * at}`, `player${21 + 2 * at}`];
    const own = usePlatformKit(configFor(...names));
    it(`are each reported when ${title}`, async ({ expect: expects }) => {
      const { found } = await run(own, [planted]);
      expects(found).toEqual(expected([planted]));
    });
  });
});

describe("a platform without a fault", () => {
  const { check, readReport } = usePlatformKit(configFor("player31", "player30"));
  const areas = ["--only", "realtime,launch", "--report", "report"];

  it("passes, and its launch has a duration", async () => {
    const { code } = await check(inject("stack").api, ...areas);
    const report = readReport("report");
    expect(failed(report)).toEqual([]);
    expect(code).toBe(0);
    expect(report.times.map(({ path }) => path)).toContain("from play1 to game.url");
    const events = report.results.filter(({ title }) => title.endsWith("describes it"));
    expect(events.map(({ subject }) => subject).toSorted()).toEqual([
      "game.url",
      "letter.delete",
      "letter.read",
      "login",
      "member.cash",
    ]);
    expect(report.remainders.toSorted()).toEqual([
      "1 × a deleted letter",
      "1 × a letter marked as read",
    ]);
  });

  it("is only looked at with --read-only: no game, no second login", async () => {
    const { code } = await check(inject("stack").api, "--read-only", ...areas);
    const { results, remainders, times } = readReport("report");
    expect(code).toBe(0);
    expect(remainders).toEqual([]);
    expect(times.map(({ path }) => path)).not.toContain("/api/member/game/play1");
    const skipped = results.filter(({ outcome }) => outcome === "skipped");
    expect(skipped.map(({ subject }) => subject).toSorted()).toEqual([
      "letter.read",
      "login event",
      "startGame",
      "subscription",
    ]);
  });
});
