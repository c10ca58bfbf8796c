import type { Hono } from "hono";
import type { Services } from "../services.ts";
import type { Bound } from "../wire/client-address.ts";
import type { OrderedAnswer } from "../wire/ordered-answers.ts";
import { audit } from "./audit.ts";
import { operatorOf } from "./operator-key.ts";
import { accepted, readJson } from "./read-json.ts";
import { answersRequest } from "./requests.ts";

const shownOrder = (order: OrderedAnswer) => ({
  id: order.id,
  path: order.path,
  member: order.member ?? null,
  code: order.code ?? null,
  message: order.message,
  status: order.status,
  delay_ms: order.delayMs,
  form: order.form ?? null,
  behaviour: order.behaviour,
  carry_out: order.carryOut,
  remaining: Number.isFinite(order.remaining) ? order.remaining : "always",
});

export const addOrderedAnswers = (
  app: Hono<Bound>,
  { db, orderedAnswers }: Pick<Services, "db" | "orderedAnswers">,
): void => {
  app.get("/sandbox/answers", (c) => accepted(c, orderedAnswers.list().map(shownOrder)));

  app.post("/sandbox/answers", async (c) => {
    const read = await readJson(c, answersRequest);
    if ("refused" in read) return read.refused;
    const { body } = read;
    const times = { once: 1, always: Number.POSITIVE_INFINITY };
    const { path, member, code, times: howOften } = body;
    await db.transaction((tx) =>
      audit(tx, operatorOf(c), "answer.order", path, { member, code, times: howOften }),
    );
    const added = orderedAnswers.add({
      path: body.path,
      member: body.member,
      code: body.code,
      message: body.message ?? "Ordered by the operator.",
      status: body.status,
      delayMs: body.delay_ms,
      form: body.form,
      data: body.data,
      headers: body.headers,
      raw: body.raw,
      behaviour: body.behaviour,
      carryOut: body.carry_out,
      remaining: typeof body.times === "number" ? body.times : times[body.times],
    });
    return accepted(c, shownOrder(added));
  });

  app.delete("/sandbox/answers", async (c) => {
    await db.transaction((tx) => audit(tx, operatorOf(c), "answer.clear", "all"));
    orderedAnswers.clear();
    return accepted(c);
  });
  app.delete("/sandbox/answers/:id", async (c) => {
    const id = c.req.param("id");
    await db.transaction((tx) => audit(tx, operatorOf(c), "answer.clear", id));
    orderedAnswers.clear(Number(id));
    return accepted(c);
  });
};
