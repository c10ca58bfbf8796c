import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ownDatabase } from "../testing/own-database.ts";

/* Two sandbox processes on one PostgreSQL; run by `npm run test:postgres`. */

const main = fileURLToPath(new URL("../main.ts", import.meta.url));

let database: Awaited<ReturnType<typeof ownDatabase>>;
const children: ChildProcess[] = [];
let origins: readonly string[];

/** Resolves with its address when it is ready. */
const start = async (databaseUrl: string): Promise<string> => {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env["PATH"],
      DATABASE_URL: databaseUrl,
      SANDBOX_PORT: "0",
      PROVIDER_PORT: "0",
      SANDBOX_MODE: "test",
      SANDBOX_GAMES: "120",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (part: string) => (output += part));
  for (;;) {
    const origin = /^ready (http:\S+)/m.exec(output)?.[1];
    if (origin !== undefined) return origin;
    if (child.exitCode !== null) throw new Error(`It ended: ${output}`);
    await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  }
};

beforeAll(async () => {
  database = await ownDatabase();
  const url = database.databaseUrl ?? "";
  // Started together: the migrations and seeds of a new database must run only once.
  origins = await Promise.all([start(url), start(url)]);
});
afterAll(async () => {
  const living = children.filter(({ exitCode }) => exitCode === null);
  const gone = living.map((child) => once(child, "exit"));
  for (const child of living) child.kill("SIGTERM");
  await Promise.all(gone);
  await database.drop();
});

const burst = 200;
/** Alternates between the two processes. */
const over = <Made>(make: (origin: string, turn: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: burst }, (_, turn) => make(origins[turn % 2] ?? "", turn)));

const post = async (address: string, body: unknown) => {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const envelope = v.object({ code: v.string(), data: v.unknown() });
  return { status: answer.status, ...v.parse(envelope, await answer.json()) };
};

const captchaToken = async (origin: string) => {
  const { data } = await post(`${origin}/api/captcha`, { type: 1, site_id: 1 });
  return v.parse(v.object({ token: v.string() }), data).token;
};

test.each(["player24", "nobody24"])(
  "of 200 simultaneous wrong passwords for %s over two processes, five are judged in all",
  async (account) => {
    const tokens = await over(captchaToken);
    const replies = await over((origin, turn) =>
      post(`${origin}/api/login`, {
        account,
        password: `wrong ${turn}`,
        site_id: 1,
        answer: "0000",
        captcha_token: tokens[turn],
      }),
    );
    const counted = Object.groupBy(replies, ({ status, code }) => `${status} ${code}`);
    const counts = Object.entries(counted).map(([reply, all]) => [reply, all?.length]);
    expect(Object.fromEntries(counts)).toEqual({ "200 101": 5, "429 429": 195 });
  },
);
