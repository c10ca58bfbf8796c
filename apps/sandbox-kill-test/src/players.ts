import { accountName, password } from "@naluma/sandbox/seeded-accounts";
import * as v from "valibot";
import type { Client } from "./client.ts";
import { gatherGames } from "./games.ts";
import { makeGifts } from "./gifts.ts";
import { createPlayer, type Player } from "./player.ts";
import { randomFrom } from "./random.ts";
import type { SandboxProcess } from "./sandbox-process.ts";
import { walletsInReport } from "./wallets.ts";

/** Of the seeded accounts those that are spare, as places in their list. */
const firstSpare = 20;
const playersAtOnce = 8;

const captcha = v.object({ data: v.object({ token: v.string() }) });
const session = v.object({ data: v.object({ token: v.string(), member_id: v.number() }) });

const logIn = async (client: Client, api: string, account: string) => {
  const shown = await client.post(`${api}/api/captcha`, { type: 1, site_id: 1 });
  const { token: captcha_token } = v.parse(captcha, shown.body).data;
  const body = { account, password, site_id: 1, answer: "0000", captcha_token };
  const { token, member_id } = v.parse(
    session,
    (await client.post(`${api}/api/login`, body)).body,
  ).data;
  return { memberId: member_id, token };
};

/** Eight members of a sandbox that runs, each with a row of random numbers of its own. */
export const gatherPlayers = async (
  sandbox: SandboxProcess,
  client: Client,
  seed: number,
): Promise<readonly Player[]> => {
  const { api } = sandbox;
  const games = await gatherGames(client, sandbox);
  const gifts = await makeGifts(sandbox);
  const report = await sandbox.ledger();
  const run = `kill-${seed.toString(36)}`;
  return Promise.all(
    Array.from({ length: playersAtOnce }, async (_, index) => {
      const account = accountName(firstSpare + index);
      const member = await logIn(client, api, account);
      const random = randomFrom(seed * 1_000 + index + 1);
      return createPlayer({ sandbox, client, random, run, games, gifts }, account, member, {
        wallets: walletsInReport(report, member.memberId),
      });
    }),
  );
};
