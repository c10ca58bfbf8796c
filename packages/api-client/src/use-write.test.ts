import * as v from "valibot";
import { expect, test } from "vitest";
import { fakeApi, refused, type Reply } from "./api.fake.ts";
import { post } from "./call.ts";
import { createWrite, type WriteState, type Written } from "./use-write.ts";

const rename = post("/rename", {
  body: v.object({ name: v.string() }),
  reads: v.object({ name: v.string() }),
});
type Renamed = { name: string };

function written(reply: () => Reply | Promise<Reply>, call: Written<Renamed, Renamed> = rename) {
  const api = fakeApi({ "/rename": reply });
  const states: WriteState<Renamed>[] = [];
  return { api, states, send: createWrite(api, call, (state) => states.push(state)) };
}

test("an answer is returned and becomes the state", async () => {
  const { send, states } = written(() => ({ data: { name: "anna" } }));
  expect(await send({ name: "anna" })).toMatchObject({ ok: true, data: { name: "anna" } });
  expect(states).toEqual([{ at: "sending" }, { at: "done", data: { name: "anna" } }]);
});

test("a refusal is a value, not an error", async () => {
  const { send, states } = written(() => refused("203", "Not today."));
  expect(await send({ name: "anna" })).toMatchObject({ ok: false, refusal: { code: "203" } });
  expect(states.at(-1)).toMatchObject({ at: "refused", refusal: { message: "Not today." } });
});

test("one call is made at a time", async () => {
  const { send, api } = written(() => ({ data: { name: "anna" } }));
  const first = send({ name: "anna" });
  expect(await send({ name: "bert" })).toBeUndefined();
  await first;
  await send({ name: "carl" });
  expect(api.sent.map(({ body }) => body)).toEqual([{ name: "anna" }, { name: "carl" }]);
});

test("a call aborted by a logout shows nothing, and can be sent again", async () => {
  const { send, states } = written(() => Promise.reject(new DOMException("", "AbortError")));
  expect(await send({ name: "anna" })).toBeUndefined();
  expect(states.at(-1)).toEqual({ at: "ready" });
});

test("anything else that is thrown is a bug, and is thrown on", async () => {
  const { send, states } = written(() => Promise.reject(new Error("broken")));
  await expect(send({ name: "anna" })).rejects.toThrow("broken");
  expect(states.at(-1)).toEqual({ at: "ready" });
});

test("a call may be made later, and keeps its key", async () => {
  const late = () => Promise.resolve(rename);
  const { send, api } = written(() => ({ data: { name: "anna" } }), late);
  await send({ name: "anna" }, { idempotencyKey: "k1" });
  expect(api.sent.map(({ key }) => key)).toEqual(["k1"]);
});
