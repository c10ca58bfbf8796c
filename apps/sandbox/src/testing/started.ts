import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { readConfig, type Environment } from "../config.ts";
import { startSandbox, type RunningSandbox } from "../server/sandbox.ts";
import { ownDatabase } from "./own-database.ts";
import { putSeededDatabase } from "./ready-database.ts";

export const operatorKey = "the key of the tests";
export const gatewaySecret = "the secret of the gateway";

const envelope = v.object({
  code: v.string(),
  message: v.string(),
  // Null reads as an empty object; `toMatchObject` on the whole reply still distinguishes the two.
  data: v.custom<Readonly<Record<string, unknown>>>(() => true),
});

export interface Reply {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Untyped: each test checks the fields it needs. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

export interface Sent {
  readonly token?: string;
  readonly key?: string;
  readonly lang?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface StartedSandbox extends RunningSandbox {
  readonly origin: string;
  /** Sends a call of the wire contract; without a body it sends `{}`. */
  api(path: string, body?: unknown, sent?: Sent): Promise<Reply>;
  /** Sends a call by its full path. */
  beyond(path: string, body?: unknown, sent?: Sent): Promise<Reply>;
  operator(method: string, path: string, body?: unknown): Promise<Reply>;
  login(
    account: string,
    siteId?: number,
  ): Promise<{ readonly token: string; readonly memberId: number }>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** A seeded database: a folder of its own, or a database of its own on the test server. */
const ownPlace = async () => {
  const { databaseUrl, drop } = await ownDatabase("seeded");
  if (databaseUrl !== undefined) return { env: { DATABASE_URL: databaseUrl }, remove: drop };
  const folder = await mkdtemp(join(tmpdir(), "naluma-sandbox-"));
  await putSeededDatabase(folder);
  return {
    env: { SANDBOX_DATA: folder },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

/** In ms: with fifty parallel calls on a busy machine, a connection takes longer than a player would wait. */
const patient = { connect: 120_000, query: 120_000 };

/**
 * A sandbox on its own ports, where every captcha is `0000`. Its database is new unless SANDBOX_DATA or
 * DATABASE_URL names one.
 */
export const startForTest = async (env: Environment = {}): Promise<StartedSandbox> => {
  const isGiven = env["SANDBOX_DATA"] !== undefined || env["DATABASE_URL"] !== undefined;
  const place = isGiven ? { env: {}, remove: async () => {} } : await ownPlace();
  const environment = {
    ...place.env,
    SANDBOX_PORT: "0",
    PROVIDER_PORT: "0",
    SANDBOX_MODE: "test",
    SANDBOX_OPERATOR_KEY: operatorKey,
    GATEWAY_SECRET: gatewaySecret,
    ...env,
  };
  const running = await startSandbox({ ...readConfig(environment), times: patient }, environment);
  const origin = `http://127.0.0.1:${running.apiPort}`;

  const read = async (answer: Response): Promise<Reply> => ({
    status: answer.status,
    ...v.parse(envelope, await answer.json()),
    headers: answer.headers,
  });

  const beyond: StartedSandbox["beyond"] = async (path, body = {}, sent = {}) =>
    read(
      await fetch(`${origin}${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          lang: sent.lang ?? "en_US",
          ...(sent.token !== undefined && { authorization: sent.token }),
          ...(sent.key !== undefined && { "idempotency-key": sent.key }),
          ...sent.headers,
        },
        body: JSON.stringify(body),
      }),
    );

  const api: StartedSandbox["api"] = (path, body, sent) => beyond(`/api${path}`, body, sent);

  return {
    ...running,
    origin,
    api,
    beyond,
    operator: async (method, path, body) =>
      read(
        await fetch(`${origin}/sandbox${path}`, {
          method,
          headers: {
            authorization: `Bearer ${operatorKey}`,
            ...(body !== undefined && { "content-type": "application/json" }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      ),
    login: async (account, siteId = 1) => {
      const captcha = await api("/captcha", { type: 1, site_id: siteId });
      const { token: captcha_token } = v.parse(v.object({ token: v.string() }), captcha.data);
      const reply = await api("/login", {
        account,
        password: "naluma88",
        site_id: siteId,
        answer: "0000",
        captcha_token,
      });
      const data = v.parse(v.object({ token: v.string(), member_id: v.number() }), reply.data);
      return { token: data.token, memberId: data.member_id };
    },
    remove: async () => {
      await running.stop();
      await place.remove();
    },
  };
};
