import { fakeApi, lost, refused, type Reply } from "@naluma/api-client/api.fake";
import { fakeClock, settled } from "@naluma/machine/clock.fake";
import { expect, it } from "vitest";
import type { CaptchaEvent } from "./captcha.machine.ts";
import { createCaptcha } from "./captcha.runner.ts";

async function asked(reply: Reply) {
  const api = fakeApi({ "/captcha": () => reply });
  const clock = fakeClock(10_000);
  const events: CaptchaEvent[] = [];
  const captcha = createCaptcha({ api, clock, siteId: 9, type: "register" });
  captcha({ do: "fetch-picture" }, (event) => void events.push(event));
  await settled();
  return { api, captcha, clock, events };
}

it("a requested picture is shown when it arrives", async () => {
  const source = "data:image/png;base64,AA";
  const { api, events } = await asked({
    data: { token: "cp_1", captcha: source, placeholder: "4 digits" },
  });
  expect(api.sent).toMatchObject([{ path: "/captcha", body: { type: 2, site_id: 9 } }]);
  const picture = { token: "cp_1", source, placeholder: "4 digits" };
  expect(events).toEqual([{ type: "picture-arrived", picture }]);
});

const limited = (code: string): Reply => ({
  refusal: { code, message: "Wait.", data: { wait_seconds: 8 }, status: 200 },
});

it.each(["101", "429"])("code %s is a limit, which ends after its time", async (code) => {
  const { captcha, clock, events } = await asked(limited(code));
  const until = 18_000;
  expect(events).toEqual([{ type: "picture-limited", until, message: { text: "Wait." } }]);
  captcha({ do: "wait", until }, (event) => void events.push(event));
  await clock.pass(7_999);
  expect(events).toHaveLength(1);
  await clock.pass(1);
  expect(events.at(-1)).toEqual({ type: "wait-ended" });
});

it.each([lost, refused("999")])("any other refusal is not a limit: %j", async (reply) => {
  expect((await asked(reply)).events).toMatchObject([{ type: "picture-failed" }]);
});

it("of two requests only the later one is answered, whichever arrives first", async () => {
  const replies: ((reply: Reply) => void)[] = [];
  const api = fakeApi({
    "/captcha": () => new Promise<Reply>((resolve) => void replies.push(resolve)),
  });
  const events: CaptchaEvent[] = [];
  const captcha = createCaptcha({ api, clock: fakeClock(), siteId: 9, type: "register" });
  for (let request = 0; request < 2; request += 1)
    captcha({ do: "fetch-picture" }, (event) => void events.push(event));
  await settled();
  const picture = (token: string): Reply => ({
    data: { token, captcha: "data:image/png;base64,AA", placeholder: "" },
  });
  replies[1]?.(picture("cp_2"));
  await settled();
  replies[0]?.(picture("cp_1"));
  await settled();
  expect(events).toMatchObject([{ type: "picture-arrived", picture: { token: "cp_2" } }]);
});

it("the end of an earlier limit's wait does not end a later one", async () => {
  const { captcha, clock, events } = await asked(limited("101"));
  const send = (event: CaptchaEvent) => void events.push(event);
  captcha({ do: "wait", until: 18_000 }, send);
  await clock.pass(5_000);
  captcha({ do: "fetch-picture" }, send);
  await settled();
  captcha({ do: "wait", until: 23_000 }, send);
  await clock.pass(7_999);
  expect(events.map(({ type }) => type)).toEqual(["picture-limited", "picture-limited"]);
  await clock.pass(1);
  expect(events.at(-1)).toEqual({ type: "wait-ended" });
});
