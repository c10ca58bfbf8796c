import type { Hono } from "hono";
import { mainAccount } from "../ledger/accounts.ts";
import { money } from "../money/decimal.ts";
import { publishCash } from "../play/member-events.ts";
import { topUp } from "../play/top-up.ts";
import { mainBalance } from "../play/wallet.ts";
import type { Services } from "../services.ts";
import { enveloped, failure, refusal, type Answer } from "../wire/answer.ts";
import type { Bound } from "../wire/api-app.ts";
import { langOf, type HonoContext } from "../wire/pipeline.ts";
import { readBody } from "../wire/read-body.ts";

type Needs = Pick<Services, "background" | "clock" | "db" | "ledger" | "publisher" | "sessions">;

const answerOf = async (c: HonoContext, services: Needs): Promise<Answer> => {
  const lang = langOf(c);
  const presented = c.req.header("authorization");
  const holder = presented ? await services.sessions.holderOf(presented) : undefined;
  if (!holder) return failure(401, lang);
  const read = await readBody(c.req.raw);
  if (read.kind === "too-large") return failure(413, lang);
  if (read.kind === "malformed" || JSON.stringify(read.value) !== "{}") return failure(400, lang);

  const { member } = holder;
  const outcome = await services.db.transaction((tx) =>
    topUp(services, tx, {
      memberId: member.id,
      currency: member.currency,
      account: mainAccount(member.id, member.currency),
    }),
  );
  if (outcome.kind === "enough") return refusal("101", "top_up_enough", lang);
  if (outcome.kind === "later") return refusal("102", "top_up_later", lang);
  publishCash(services, member);
  const cash = money(await mainBalance(services, services.db, member));
  return { status: 200, code: "100", message: "Success", data: { cash } };
};

/**
 * POST /sandbox/top-up with a member's token: play money, at most ten times a day, for a member
 * with less than one top-up left. So nobody is stuck without money.
 */
export const addTopUp = (app: Hono<Bound>, services: Needs): void => {
  app.post("/sandbox/top-up", async (c) => {
    const answer = await answerOf(c, services);
    return new Response(JSON.stringify(enveloped(answer, 1)), {
      status: answer.status,
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
    });
  });
};
