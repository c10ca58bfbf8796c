import type { Hono } from "hono";
import { siteTime } from "../clock.ts";
import { houseAccount, mainAccount } from "../ledger/accounts.ts";
import { money } from "../ledger/money.ts";
import { lockMember } from "../play/launches.ts";
import { mainBalance, publishCash } from "../play/wallet.ts";
import { topUpAmount } from "../seed/amounts.ts";
import type { Services } from "../services.ts";
import { enveloped, failure, refusal, type Answer } from "../wire/answer.ts";
import type { Bound } from "../wire/api-app.ts";
import { langOf, type HonoContext } from "../wire/pipeline.ts";
import { readBody } from "../wire/read-body.ts";

const turnsADay = 10;

const answerOf = async (c: HonoContext, services: Services): Promise<Answer> => {
  const lang = langOf(c);
  const presented = c.req.header("authorization");
  const holder = presented ? await services.sessions.holderOf(presented) : undefined;
  if (!holder) return failure(401, lang);
  const read = await readBody(c.req.raw);
  if (read.kind === "too-large") return failure(413, lang);
  if (read.kind === "malformed" || JSON.stringify(read.value) !== "{}") return failure(400, lang);

  const { member } = holder;
  const amount = topUpAmount(member.currency);
  const day = siteTime(services.clock()).slice(0, 10);
  const outcome = await services.db.transaction(async (tx) => {
    await lockMember(tx, member.id);
    const wallets = await services.ledger.providerWallets(tx, member.id, member.currency);
    const elsewhere = [...wallets.values()].reduce((sum, balance) => sum + balance, 0n);
    if ((await mainBalance(services, tx, member)) + elsewhere >= amount) return "enough";
    // The day and the turn are in the key: there are so many keys a day and no more.
    for (let turn = 1; turn <= turnsADay; turn += 1) {
      const moved = await services.ledger.transfer(tx, {
        key: `top-up:${member.id}:${day}:${turn}`,
        kind: "top-up",
        entries: [
          { account: houseAccount(member.currency), amount: -amount },
          { account: mainAccount(member.id, member.currency), amount },
        ],
      });
      if (moved !== "repeated") return moved;
    }
    return "repeated";
  });
  if (outcome === "enough") return refusal("101", "top_up_enough", lang);
  if (outcome !== "done") return refusal("102", "top_up_later", lang);
  publishCash(services, member);
  const cash = money(await mainBalance(services, services.db, member));
  return { status: 200, code: "100", message: "Success", data: { cash } };
};

/**
 * POST /sandbox/top-up with a member's token: play money, ten times a day at most, for whoever has less than one
 * top-up left, so that nobody ends with nothing.
 */
export const addTopUp = (app: Hono<Bound>, services: Services): void => {
  app.post("/sandbox/top-up", async (c) => {
    const answer = await answerOf(c, services);
    return new Response(JSON.stringify(enveloped(answer, 1)), {
      status: answer.status,
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
    });
  });
};
