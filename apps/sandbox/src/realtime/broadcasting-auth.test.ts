import { Hono } from "hono";
import Pusher from "pusher";
import * as v from "valibot";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openContract } from "../testing/wire-contract.ts";
import { broadcastingAuth, type ChannelMember } from "./broadcasting-auth.ts";

const app = { key: "site9key", secret: "not a secret" };
const lotus: ChannelMember = { id: 88_213, currency: "VND", userId: "u_5b1c0fe92a7d" };

const site = new Hono().post(
  "/api/broadcasting/auth",
  broadcastingAuth({
    ...app,
    memberOf: async (token) => (token === "s_8f21.Zk3v" ? lotus : undefined),
  }),
);

const ask = (
  form: string | Record<string, string>,
  { token = "s_8f21.Zk3v", type = "application/x-www-form-urlencoded; charset=UTF-8" } = {},
) =>
  site.request("/api/broadcasting/auth", {
    method: "POST",
    headers: { "content-type": type, ...(token ? { authorization: token } : {}) },
    body: typeof form === "string" ? form : new URLSearchParams(form).toString(),
  });

let contract: Awaited<ReturnType<typeof openContract>>;
beforeAll(async () => {
  contract = await openContract();
});

const problems = async (answer: Response) =>
  contract.problems(contract.authorisation, answer.status, await answer.json());

const forms = () => {
  const { content } = contract.authorisation.requestBody ?? {};
  const { examples = {} } = content?.["application/x-www-form-urlencoded"] ?? {};
  return Object.values(examples).map(({ value }) =>
    v.parse(v.record(v.string(), v.string()), value),
  );
};

describe("the channel authorisation", () => {
  test("every request in the wire contract is answered as it says", async () => {
    expect(forms()).toHaveLength(2);
    for (const form of forms()) {
      const answer = await ask(form);
      expect(answer.status).toBe(200);
      expect(await problems(answer)).toEqual([]);
      expect(answer.headers.get("authorization")).toBeNull();
    }
  });

  test("the proofs are those that the official library makes", async () => {
    const sdk = new Pusher({ appId: "1", ...app, host: "127.0.0.1" });
    const socket = "214781.55120384";
    for (const channel of ["private-member.88213", "private-member.VND"])
      expect(await (await ask({ socket_id: socket, channel_name: channel })).json()).toEqual(
        sdk.authorizeChannel(socket, channel),
      );
    expect(
      await (await ask({ socket_id: socket, channel_name: "presence-member.VND" })).json(),
    ).toEqual(sdk.authorizeChannel(socket, "presence-member.VND", { user_id: "u_5b1c0fe92a7d" }));
  });

  test.each([
    "private-member.88214",
    "private-member.088213",
    "private-member.USD",
    "presence-member.USD",
  ])("%s is another member's", async (channel_name) => {
    const answer = await ask({ socket_id: "1.2", channel_name });
    expect(answer.status).toBe(403);
    expect(await problems(answer)).toEqual([]);
  });

  test.each([
    ["no token", ""],
    ["a refused token", "s_8f21.other"],
  ])("%s is a 401 in the envelope", async (_, token) => {
    const answer = await ask({ socket_id: "1.2", channel_name: "private-member.88213" }, { token });
    expect(answer.status).toBe(401);
    expect(await problems(answer)).toEqual([]);
  });

  test.each([
    "",
    "socket_id=1.2",
    "channel_name=private-member.88213",
    "socket_id=1.2&channel_name=board",
    "socket_id=1.2&channel_name=private-encrypted-x",
    "socket_id=1.2&channel_name=private-member.88213%0A",
    "socket_id=1.2%3Apresence-member.VND&channel_name=private-member.88213",
    "socket_id=12&channel_name=private-member.88213",
    "socket_id=1.2&channel_name=private-member.88213&more=1",
    "socket_id=1.2&socket_id=1.3&channel_name=private-member.88213",
  ])("a form of '%s' is malformed", async (form) => {
    const answer = await ask(form);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: "400", data: null });
  });

  test("another type of body is malformed, and a long one is too large", async () => {
    const json = await ask('{"socket_id":"1.2"}', { type: "application/json" });
    expect(json.status).toBe(400);
    expect((await ask(`socket_id=${"1".repeat(5_000)}.2`)).status).toBe(413);
  });

  describe("of a socket", () => {
    const asking = { socket_id: "1.2", channel_name: "private-member.88213" };
    const form = {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        authorization: "s_8f21.Zk3v",
      },
    };
    const bound: string[] = [];
    const siteOf = (memberOf: () => ChannelMember | undefined) =>
      new Hono().post(
        "/auth",
        broadcastingAuth({
          ...app,
          memberOf: async () => memberOf(),
          bind: (socketId, userId) => bound.push(`${socketId} ${userId}`),
        }),
      );
    const request = (socket: Record<string, string>, site: Hono) =>
      site.request("/auth", { ...form, body: new URLSearchParams(socket).toString() });
    beforeEach(() => void bound.splice(0));

    test("authorising a channel binds the socket to the session before a proof is issued, and nothing else does", async () => {
      const open = siteOf(() => lotus);
      expect((await request({ ...asking, channel_name: "private-member.1" }, open)).status).toBe(
        403,
      );
      expect((await request({ socket_id: "1.2" }, open)).status).toBe(400);
      expect(bound).toEqual([]);
      expect((await request(asking, open)).status).toBe(200);
      expect(bound).toEqual(["1.2 u_5b1c0fe92a7d"]);
    });

    test("no proof is issued when the session ended meanwhile", async () => {
      const ending = siteOf(() => (bound.length === 0 ? lotus : undefined));
      const answer = await request(asking, ending);
      expect([answer.status, bound]).toEqual([401, ["1.2 u_5b1c0fe92a7d"]]);
    });
  });
});
