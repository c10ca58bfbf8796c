import { fakeApi, lost, refused, type Reply } from "@naluma/api-client/api.fake";
import { settled } from "@naluma/machine/clock.fake";
import { createStore } from "jotai/vanilla";
import { expect, test, vi } from "vitest";
import { createEnvelopeClaim } from "./envelope.runner.ts";

const path = "/arks/web/activity/red_envelope";
const envelope = { id: 77, endsAt: 9_000 };

function started(...replies: (() => Reply | Promise<Reply>)[]) {
  const api = fakeApi({ [path]: () => replies.shift()?.() ?? lost });
  const done = vi.fn<(what: string) => void>();
  const claim = createEnvelopeClaim({
    store: createStore(),
    api,
    clear: () => done("clear"),
    refetch: () => done("refetch"),
    refreshMoney: () => done("money"),
    notify: (kind, text) => done(`${kind}: ${text}`),
  });
  let keys = 0;
  const press = async () => {
    claim.send({ type: "open-pressed", key: `key-${(keys += 1)}` });
    await settled();
  };
  claim.send({ type: "asked-for", envelope });
  return { api, claim, press, done: () => done.mock.calls.flat() };
}

const paid = () => ({ data: { cash: "18.88" } });

test("[PROMO-05] a claim is sent with its key, and a double press sends one", async () => {
  const { api, claim, press } = started(paid);
  await Promise.all([press(), press()]);
  expect(api.sent).toEqual([{ path, body: { id: 77 }, key: "key-1" }]);
  expect(claim.getState()).toEqual({ at: "received", cash: "18.88" });
});

test("[PROMO-07] closing reads the balance and the list again", async () => {
  const { claim, press, done } = started(paid);
  await press();
  expect(done()).toEqual(["money"]);
  claim.send({ type: "closed" });
  expect(done()).toEqual(["money", "clear", "money", "refetch"]);
});

test.each([
  ["offline", lost],
  ["a platform that broke down", { refusal: { code: "500", message: "Oh.", status: 500 } }],
  ["an answer that nobody can read", { data: { money: 1 } }],
  ["a page in place of an answer", { refusal: { code: "unknown", message: "?", status: 502 } }],
])("after %s the same claim is repeated, under its key", async (_, reply) => {
  const { api, claim, press } = started(() => reply, paid);
  await press();
  expect(claim.getState()).toMatchObject({ at: "offered", lost: { id: 77, key: "key-1" } });
  await press();
  expect(api.sent.map(({ key }) => key)).toEqual(["key-1", "key-1"]);
  expect(claim.getState()).toEqual({ at: "received", cash: "18.88" });
});

test("[PROMO-09] after a refusal the next press is a claim of its own", async () => {
  const { api, claim, press } = started(() => refused("199"), paid);
  await press();
  expect(claim.getState()).toEqual({ at: "offered", envelope, problem: "Server says 199." });
  await press();
  expect(api.sent.map(({ key }) => key)).toEqual(["key-1", "key-2"]);
});

test("[PROMO-08] 102 clears the envelope", async () => {
  const { claim, press, done } = started(() => refused("102"));
  await press();
  expect(claim.getState()).toMatchObject({ at: "over", reason: { text: "Server says 102." } });
  expect(done()).toEqual(["clear"]);
});

test.each([
  ["a session that has ended", () => ({ refusal: { code: "401", message: "Out.", status: 401 } })],
  ["a call that the logout gave up", () => Promise.reject(new DOMException("", "AbortError"))],
])("after %s nothing is shown and nothing hangs", async (_, reply) => {
  const { claim, press, done } = started(reply);
  await press();
  expect(claim.getState()).toEqual({ at: "away" });
  expect(done()).toEqual([]);
});
