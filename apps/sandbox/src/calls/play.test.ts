import * as v from "valibot";
import { beforeEach, describe, expect, test } from "vitest";
import { makeCatalogue } from "../catalogue/catalogue.ts";
import { createBackground } from "../ground/background.ts";
import { session } from "../ground/db/schema.ts";
import { houseAccount, mainAccount, providerWallet } from "../ledger/accounts.ts";
import type { Member } from "../members/sessions.ts";
import { launchNamed, openTicket, runningLaunch } from "../play/launches.ts";
import { createWaitingStarts } from "../play/waiting-starts.ts";
import { changeLimit } from "../responsible-play/limits/stored-limits.ts";
import { engineOf } from "../rounds/playable.ts";
import { createProviderStatuses, type ProviderStatus } from "../rounds/provider-status.ts";
import { createRounds } from "../rounds/rounds.ts";
import { gameSeed } from "../rounds/schema.ts";
import { memberHistory } from "../testing/member-history.ts";
import { playCalls } from "./play.ts";
import { walletCalls } from "./wallet.ts";

const history = memberHistory();
const { ledger, clock } = history;
const background = createBackground(() => false);
const catalogue = makeCatalogue({ games: 300 });
const providerStatus = createProviderStatuses(clock);
const sent: (readonly [event: string, payload: unknown])[] = [];
/** How long slow providers delayed each call, in ms. */
const kept: number[] = [];
let delay: () => Promise<void>;

const services = {
  background,
  catalogue,
  clock,
  get db() {
    return history.db;
  },
  ledger,
  playAddress: (ticket: string) => `http://games.example/play?ticket=${ticket}`,
  providerStatus: {
    ...providerStatus,
    delay: (ms: number) => {
      kept.push(ms);
      return delay();
    },
  },
  publisher: {
    publish: async (_: readonly string[], event: string, payload: unknown) =>
      void sent.push([event, payload]),
    terminate: async () => {},
  },
  transferring: new Set<number>(),
  waitingStarts: createWaitingStarts(),
};

const providers = ["GPHL", "GPKS", "GPOX"];
const set = (gpId: string, status: ProviderStatus) => providerStatus.set(history.db, gpId, status);

let members = 0;
/** Has a session and a thousand in the main wallet. */
const newMember = async () => {
  members += 1;
  const member = await history.member(members);
  const own = { id: `session-${member.id}`, memberId: member.id, createdAt: 0 };
  await history.db.insert(session).values(own);
  await move(houseAccount("USD"), mainAccount(member.id, "USD"), 100_000n);
  return member;
};

let moves = 0;
type Account = ReturnType<typeof houseAccount>;
const move = (from: Account, to: Account, amount: bigint) => {
  moves += 1;
  return history.db.transaction((tx) =>
    ledger.transfer(tx, {
      key: `move ${moves}`,
      kind: "test",
      entries: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    }),
  );
};
const leaveWith = (who: Member, gpId: string) =>
  move(mainAccount(who.id, "USD"), providerWallet(who.id, gpId, "USD"), 1_000n);

const ask = (
  who: Member,
  path: string,
  {
    key,
    body = {},
    lang = "en_US",
  }: { key?: string; body?: object; lang?: "en_US" | "th_TH" } = {},
) => {
  const called = [...playCalls, ...walletCalls].find((one) => one.path === `/api/member/${path}`);
  if (!called) throw new Error(`There is no call ${path}.`);
  const holder = {
    member: who,
    sessionId: `session-${who.id}`,
    tokenIsOld: false,
    isReplaced: false,
  };
  const asked = { services, lang, address: "", country: "", host: "", holder };
  return called.carryOut(asked, { ...body }, key);
};

const slotOf = (gpId: string, change: object = {}) => ({
  gpId,
  game_type: 2,
  game_code: catalogue.gamesOf(gpId, 2)[0]?.game_code,
  lobby_url: "http://localhost:4000/close",
  device: 1,
  ...change,
});
const play = (who: Member, key: string, body: object = slotOf("GPHL")) =>
  ask(who, "game/play1", { key, body });
const leave = (who: Member) => ask(who, "game/leave1");
const allBack = (who: Member, key?: string) =>
  ask(who, "profile/balance/all/back", key === undefined ? {} : { key });

const balances = async ({ id }: Member) => {
  const wallets = await ledger.providerWallets(history.db, id, "USD");
  const full = [...wallets].filter(([, amount]) => amount > 0n);
  const main = await ledger.balance(history.db, mainAccount(id, "USD"));
  return Object.fromEntries([["main", main], ...full]);
};

/** The events that the sandbox has sent since the last call. */
const heard = async () => {
  await background.settled();
  return sent.splice(0);
};
const addressesOf = (events: readonly (readonly [string, unknown])[]) =>
  events.filter(([event]) => event === "game.url");

const myCash = v.object({
  my_cash_list: v.array(v.object({ gp_id: v.string(), is_light: v.number() })),
});

let member: Member;
let other: Member;
beforeEach(async () => {
  history.now = "2026-11-20 12:00:00";
  delay = async () => {};
  for (const gpId of providers) await set(gpId, { state: "open" });
  [member, other] = [await newMember(), await newMember()];
  sent.length = 0;
  kept.length = 0;
});

describe("a start", () => {
  const desktopOnly = catalogue.games.find((game) => !game.support_device.includes(2));

  test.each<[string, object]>([
    ["has another type", { game_type: 3 }],
    ["another provider has", { gpId: "GPKS" }],
    ["nobody has", { game_code: "nothing" }],
    [
      "is not made for the device",
      {
        gpId: desktopOnly?.gp_id,
        game_type: desktopOnly?.game_type,
        game_code: desktopOnly?.game_code,
        device: 2,
      },
    ],
  ])("a start of a game that %s is refused, and moves nothing", async (_, change) => {
    expect((await play(member, "wrong-game", slotOf("GPHL", change))).code).toBe("999");
    expect(await runningLaunch(history.db, member.id)).toBeUndefined();
    expect(await balances(member)).toEqual({ main: 100_000n });
  });

  test("a start of a session that has ended meanwhile moves nothing", async () => {
    await history.db.update(session).set({ endsAt: clock() });
    expect((await play(member, "too-late")).status).toBe(401);
    expect(await balances(member)).toEqual({ main: 100_000n });
  });

  test("a start has the language of its request, for the page of its game", async () => {
    await ask(member, "game/play1", { key: "in-thai", body: slotOf("GPHL"), lang: "th_TH" });
    expect(await runningLaunch(history.db, member.id)).toMatchObject({ locale: "th_TH" });
  });

  test("a start's key is its member's own, and ends no other member's game", async () => {
    for (const who of [member, other]) expect((await play(who, "same-key")).code).toBe("100");
    await leave(member);
    expect(await launchNamed(history.db, member.id, "same-key")).toMatchObject({ state: "left" });
    expect(await launchNamed(history.db, other.id, "same-key")).toMatchObject({ state: "pending" });
    expect([await balances(member), await balances(other)]).toEqual([
      { main: 100_000n },
      { main: 0n, GPHL: 100_000n },
    ]);
  });

  test("a start cannot have the key of an earlier one, however long ago that was", async () => {
    await play(member, "old-key");
    await leave(member);
    history.now = "2026-12-20 12:00:00";
    expect((await play(member, "old-key")).status).toBe(409);
    expect(await balances(member)).toEqual({ main: 100_000n });
  });

  test("a repeated start reports its own address while it waits, and never that of a later game", async () => {
    await play(member, "the-first");
    await play(member, "the-second", slotOf("GPKS"));
    await heard();
    await play(member, "the-first");
    expect(addressesOf(await heard())).toEqual([]);
    await play(member, "the-second", slotOf("GPKS"));
    expect(addressesOf(await heard())).toMatchObject([
      ["game.url", { launch_id: "the-second", gp_id: "GPKS" }],
    ]);
    // Its key with another body is an error, and reveals nothing.
    expect((await play(member, "the-second", slotOf("GPHL"))).status).toBe(409);
    expect(addressesOf(await heard())).toEqual([]);
  });

  test.each([
    [20n, "100"],
    [19n, "323"],
  ])(
    "under a loss limit with %s left a start is answered %s: less than the smallest stake",
    async (size, code) => {
      await history.db.transaction((tx) =>
        changeLimit(tx, member.id, { kind: "loss", period: "day" }, () => ({ size })),
      );
      expect((await play(member, "limited")).code).toBe(code);
    },
  );

  test("a start leaves the end of an earlier game as it was", async () => {
    await play(member, "earlier");
    history.now = "2026-11-20 12:10:00";
    await leave(member);
    const { leftAt } = (await launchNamed(history.db, member.id, "earlier")) ?? {};
    expect(leftAt).toBe(clock());
    history.now = "2026-11-20 12:20:00";
    await play(member, "later");
    history.now = "2026-11-20 12:30:00";
    await leave(member);
    expect(await launchNamed(history.db, member.id, "earlier")).toMatchObject({ leftAt });
  });
});

describe("a flight that is left and wins later", () => {
  const crash = catalogue.games.find(({ gp_id, engine }) => gp_id === "GPHL" && engine === "crash");

  /** Stakes a dollar, which becomes 1.01 within a second. */
  const fly = async (who: Member) => {
    // The first flight of this seed passes 1.01.
    await history.db.insert(gameSeed).values({
      memberId: who.id,
      gpId: "GPHL",
      serverSeed: "5eed".repeat(16),
      commitment: "",
      createdAt: 0,
    });
    const change = { game_type: crash?.game_type, game_code: crash?.game_code };
    expect((await play(who, "flight", slotOf("GPHL", change))).code).toBe("100");
    const ticket = (await runningLaunch(history.db, who.id))?.ticket ?? "";
    const opened = await openTicket(history.db, { ticket, key: "page" }, clock);
    const engine = crash && engineOf(crash);
    if (!opened.ok || !engine) throw new Error("There is no flight.");
    const rounds = createRounds({ db: history.db, ledger, clock, providerStatus });
    const stake = { roundId: "the-flight", stake: 100n, choice: "auto:101", clientSeed: "naluma" };
    expect(await rounds.begin(opened.launch, engine, stake)).toMatchObject({ ok: true });
  };

  test("the start of another game brings its win home", async () => {
    await fly(member);
    history.now = "2026-11-20 12:00:05";
    expect((await play(member, "another", slotOf("GPKS"))).code).toBe("100");
    expect(await balances(member)).toEqual({ main: 0n, GPKS: 100_001n });
  });

  test("a get-back brings its win home, though the wallet was empty until then", async () => {
    await fly(member);
    await leave(member);
    expect(await balances(member)).toEqual({ main: 99_900n });
    history.now = "2026-11-20 12:00:05";
    expect((await allBack(member)).code).toBe("100");
    expect(await balances(member)).toEqual({ main: 100_001n });
  });
});

describe("a get-back", () => {
  const closed = { state: "maintenance", startAt: 0, endAt: 9e12 } as const;

  test.each<[ProviderStatus, ProviderStatus, string]>([
    [{ state: "refusing" }, { state: "open" }, "100"],
    [closed, { state: "open" }, "100"],
    [{ state: "refusing" }, closed, "104"],
  ])(
    "a get-back does not mention a provider that holds nothing: %o beside %o",
    async (empty, holding, code) => {
      await leaveWith(member, "GPHL");
      await leaveWith(member, "GPKS");
      await leaveWith(other, "GPOX");
      await set("GPOX", empty);
      await set("GPKS", holding);
      expect((await allBack(member)).code).toBe(code);
    },
  );

  test("a get-back notifies windows of what came back, and of nothing if nothing did", async () => {
    await leaveWith(member, "GPHL");
    await set("GPHL", { state: "refusing" });
    expect((await allBack(member)).code).toBe("105");
    expect(await heard()).toEqual([]);
    await set("GPHL", { state: "open" });
    await allBack(member);
    expect(await heard()).toEqual([
      ["member.cash", { cash: "1000.00" }],
      ["all_transfer_back", {}],
    ]);
  });

  test.each<[why: ProviderStatus, code: string]>([
    [{ state: "refusing" }, "105"],
    [closed, "104"],
  ])(
    "a get-back notifies windows of the part that came back beside a provider that is %o",
    async (why, code) => {
      await leaveWith(member, "GPHL");
      await leaveWith(member, "GPKS");
      await set("GPHL", why);
      expect((await allBack(member)).code).toBe(code);
      expect((await heard()).map(([event]) => event)).toEqual(["member.cash", "all_transfer_back"]);
    },
  );

  test("a key of a get-back can be reused after its day", async () => {
    await leaveWith(member, "GPHL");
    expect((await allBack(member, "a-get-back")).code).toBe("100");
    history.now = "2026-11-21 12:00:01";
    await leaveWith(member, "GPHL");
    expect((await allBack(member, "a-get-back")).code).toBe("100");
    expect(await balances(member)).toEqual({ main: 100_000n });
  });

  test("a get-back waits for the slowest of the providers that hold something, and for no other", async () => {
    await leaveWith(member, "GPHL");
    await leaveWith(member, "GPKS");
    await set("GPHL", { state: "slow", delayMs: 500 });
    await set("GPKS", { state: "slow", delayMs: 900 });
    await set("GPOX", { state: "slow", delayMs: 5_000 });
    expect((await allBack(member)).code).toBe("100");
    expect(kept).toEqual([900]);
  });

  test("a get-back whose wait is aborted does not block the next one", async () => {
    await leaveWith(member, "GPHL");
    await set("GPHL", { state: "slow", delayMs: 500 });
    delay = () => Promise.reject(new Error("the database is gone"));
    await expect(allBack(member)).rejects.toThrow("the database is gone");
    delay = async () => {};
    expect((await allBack(member)).code).toBe("100");
  });
});

test("the wallets of reachable providers are lit, even of slow ones", async () => {
  await set("GPHL", { state: "slow", delayMs: 500 });
  await set("GPKS", { state: "refusing" });
  await set("GPOX", { state: "maintenance", startAt: clock() + 1, endAt: clock() + 2 });
  const lit = async () => {
    const { data } = await ask(member, "profile/my_cash");
    const { my_cash_list } = v.parse(myCash, data);
    return providers.map((gpId) => my_cash_list.find(({ gp_id }) => gp_id === gpId)?.is_light);
  };
  expect(await lit()).toEqual([1, 0, 1]);
  await set("GPOX", { state: "maintenance", startAt: clock(), endAt: clock() + 1 });
  expect(await lit()).toEqual([1, 0, 0]);
});
