import { spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test } from "vitest";
import { brokenRules, readLedger, walletOf } from "./testing/read-ledger.ts";
import { putSeededDatabase } from "./testing/ready-database.ts";
import { operatorKey } from "./testing/started.ts";

let folder: string;
let children: ChildProcess[];
beforeEach(async () => {
  children = [];
  folder = await mkdtemp(join(tmpdir(), "naluma-main-"));
  await putSeededDatabase(folder);
});
afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
}

const start = (env: Readonly<Record<string, string>> = {}): Started => {
  const program = fileURLToPath(new URL("./main.ts", import.meta.url));
  // Skips optimising compilation, which does not pay off for a process of a few seconds.
  const child = spawn(process.execPath, ["--liftoff-only", program], {
    env: {
      PATH: process.env["PATH"],
      SANDBOX_DATA: folder,
      SANDBOX_PORT: "0",
      PROVIDER_PORT: "0",
      SANDBOX_MODE: "test",
      SANDBOX_OPERATOR_KEY: operatorKey,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => {
      text += part.toString();
    });
  return { child, output: () => text };
};

const ready = async ({ child, output }: Started): Promise<string> => {
  for (;;) {
    const origin = /^ready (http:\S+)/m.exec(output())?.[1];
    if (origin !== undefined) return origin;
    if (child.exitCode !== null) throw new Error(`It ended: ${output()}`);
    await Promise.race([once(child.stdout ?? child, "data"), once(child, "exit")]);
  }
};

const post = async (address: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return v.parse(v.object({ code: v.string(), data: v.unknown() }), await answer.json());
};

const login = async (origin: string) => {
  const captcha = await post(`${origin}/api/captcha`, { type: 1, site_id: 1 });
  const { data } = await post(`${origin}/api/login`, {
    account: "player21",
    password: "naluma88",
    site_id: 1,
    answer: "0000",
    captcha_token: v.parse(v.object({ token: v.string() }), captcha.data).token,
  });
  return v.parse(v.object({ token: v.string(), member_id: v.number() }), data);
};

const games = v.object({ main: v.array(v.object({ game_code: v.string() })) });

const game = async (origin: string) => {
  const { data } = await post(`${origin}/api/v2/game_label`, {
    site_id: 1,
    currency: "USD",
    device: 1,
    gp_id: "GPHL",
    game_type_id: 2,
    house: "",
  });
  return {
    gpId: "GPHL",
    game_type: 2,
    game_code: v.parse(games, data).main[0]?.game_code,
    lobby_url: "http://localhost:4000/close",
    device: 1,
  };
};

test("what was answered before the process was killed is still there after a restart", async () => {
  const first = start();
  const origin = await ready(first);
  const { token, member_id } = await login(origin);
  const headers = { authorization: token, "idempotency-key": randomUUID() };
  const body = await game(origin);
  const played = await post(`${origin}/api/member/game/play1`, body, headers);
  expect(played.code).toBe("100");
  first.child.kill("SIGKILL");
  await once(first.child, "exit");

  const again = await ready(start());
  const report = await readLedger(again);
  expect(brokenRules(report)).toEqual([]);
  expect(walletOf(report, member_id, "GPHL")).toBe(100_000n);
  expect((await post(`${again}/api/member/game/play1`, body, headers)).code).toBe("100");
  expect(walletOf(await readLedger(again), member_id, "GPHL")).toBe(100_000n);
});

test("a first start says that it prepares the database, and no later one does", async () => {
  const first = start({ SANDBOX_DATA: join(folder, "new") });
  await once(first.child.stdout ?? first.child, "data");
  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  expect(first.output()).toBe("Preparing the database, this once …\n");
  const later = start();
  await ready(later);
  expect(later.output()).not.toContain("Preparing");
});

test("at SIGTERM calls under way get their answers, and a second process is turned away until then", async () => {
  const running = start();
  const origin = await ready(running);
  const second = start();
  await once(second.child, "exit");
  expect(second.child.exitCode).toBe(1);
  expect(second.output()).toContain("in use by process");

  const { token } = await login(origin);
  await post(
    `${origin}/sandbox/answers`,
    { path: "/member/profile/my_cash", delay_ms: 500 },
    { authorization: `Bearer ${operatorKey}` },
  );
  const slow = post(`${origin}/api/member/profile/my_cash`, {}, { authorization: token });
  // The order is consumed as soon as the call is in progress.
  for (;;) {
    const answer = await fetch(`${origin}/sandbox/answers`, {
      headers: { authorization: `Bearer ${operatorKey}` },
    });
    const { data } = v.parse(v.object({ data: v.array(v.unknown()) }), await answer.json());
    if (data.length === 0) break;
  }
  running.child.kill("SIGTERM");
  expect((await slow).code).toBe("100");
  if (running.child.exitCode === null) await once(running.child, "exit");
  expect(running.child.exitCode).toBe(0);
});
