import * as v from "valibot";
import { accountName, password } from "../seed/accounts.ts";
import { gatherGames } from "./games.ts";
import type { Line } from "./line.ts";
import type { Platform } from "./platform.ts";
import { createPlayer, type Player } from "./player.ts";
import { purseInBooks } from "./purse.ts";
import { randomFrom } from "./random.ts";

/** Of the seeded accounts those that are spare, as places in their list. */
const firstSpare = 20;
const playersAtOnce = 8;

const captcha = v.object({ data: v.object({ token: v.string() }) });
const session = v.object({ data: v.object({ token: v.string(), member_id: v.number() }) });

const logIn = async (line: Line, api: string, account: string) => {
  const shown = await line.post(`${api}/api/captcha`, { type: 1, site_id: 1 });
  const { token: captcha_token } = v.parse(captcha, shown.body).data;
  const body = { account, password, site_id: 1, answer: "0000", captcha_token };
  const { token, member_id } = v.parse(
    session,
    (await line.post(`${api}/api/login`, body)).body,
  ).data;
  return { memberId: member_id, token };
};

/** Eight members of a platform that runs, each with a row of random numbers of its own. */
export const gatherPlayers = async (
  platform: Platform,
  line: Line,
  seed: number,
): Promise<readonly Player[]> => {
  const { api } = platform;
  const games = await gatherGames(line, platform);
  const books = await platform.books();
  const run = `crash-${seed.toString(36)}`;
  return Promise.all(
    Array.from({ length: playersAtOnce }, async (_, place) => {
      const account = accountName(firstSpare + place);
      const member = await logIn(line, api, account);
      const random = randomFrom(seed * 1_000 + place + 1);
      return createPlayer({ platform, line, random, run, games }, account, member, {
        purse: purseInBooks(books, member.memberId),
      });
    }),
  );
};
