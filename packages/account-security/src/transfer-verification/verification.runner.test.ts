import { fakeApi, refused, type Reply } from "@naluma/api-client/api.fake";
import { fakeClock } from "@naluma/machine/clock.fake";
import { expect, it, vi } from "vitest";
import { emptyDetails, type DetailsValues } from "./verification-check.ts";
import { startVerification } from "./verification.runner.ts";

const details: DetailsValues = {
  ...emptyDetails(" lotus88 "),
  withdrawPassword: " 4826",
  email: " anna@example.com ",
  phone: "0912345678",
  code: "k7q4",
};

function opened(replies: Record<string, () => Reply> = {}) {
  const api = fakeApi({
    "/clientCaptcha": () => ({ data: { text: "WhPEng.ESSVqg", svg: "<svg />" } }),
    "/arks/web/vx/verify": () => ({ data: { token: "vx_1" } }),
    "/arks/web/vx/reset": () => ({ data: null }),
    ...replies,
  });
  const on = {
    emptyCode: vi.fn<() => void>(),
    showRefusal: vi.fn<() => void>(),
    showPasswordRefusal: vi.fn<() => void>(),
    onDone: vi.fn<() => void>(),
  };
  const machine = startVerification({ api, clock: fakeClock(), ...on });
  machine.send({ type: "opened" });
  const until = (at: string) => vi.waitFor(() => expect(machine.getState().at).toBe(at));
  const pictured = () =>
    vi.waitFor(() => expect(machine.getState()).toMatchObject({ captcha: { at: "shown" } }));
  const bodyOf = (path: string) => api.sent.findLast((sent) => sent.path === path)?.body;
  return { machine, on, until, pictured, bodyOf };
}

it.each([
  ["email", { member_email: "anna@example.com", member_phone: "" }],
  ["phone", { member_email: "", member_phone: "0912345678" }],
])("by %s only the chosen contact is sent, without outer spaces", async (method, sent) => {
  const { machine, pictured, until, bodyOf } = opened();
  await pictured();
  machine.send({ type: "submitted", values: { ...details, method } });
  await until("password");
  expect(bodyOf("/arks/web/vx/verify")).toEqual({
    account: "lotus88",
    withdraw_password: "4826",
    ...sent,
  });
});

it("the password is sent as typed, with the token of the verification", async () => {
  const { machine, on, pictured, until, bodyOf } = opened();
  await pictured();
  machine.send({ type: "submitted", values: details });
  await until("password");
  machine.send({ type: "password-submitted", password: " newday " });
  await until("over");
  expect(bodyOf("/arks/web/vx/reset")).toEqual({
    account: "lotus88",
    password: " newday ",
    token: "vx_1",
  });
  expect(on.onDone).toHaveBeenCalledExactlyOnceWith("lotus88");
});

it("a closed verification ignores late answers", async () => {
  const reply = Promise.withResolvers<Reply>();
  const api = fakeApi({
    "/clientCaptcha": () => ({ data: { text: "WhPEng.ESSVqg", svg: "<svg />" } }),
    "/arks/web/vx/verify": () => reply.promise,
  });
  const showRefusal = vi.fn<() => void>();
  const machine = startVerification({
    api,
    clock: fakeClock(),
    emptyCode: () => undefined,
    showRefusal,
    showPasswordRefusal: () => undefined,
    onDone: () => undefined,
  });
  machine.send({ type: "opened" });
  await vi.waitFor(() => expect(machine.getState()).toMatchObject({ captcha: { at: "shown" } }));
  machine.send({ type: "submitted", values: details });
  machine.send({ type: "closed" });
  reply.resolve(refused("101"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(machine.getState()).toEqual({ at: "over" });
  expect(showRefusal).not.toHaveBeenCalled();
});

it("after too many captchas the next one has to wait", async () => {
  const { machine } = opened({
    "/clientCaptcha": () => ({
      refusal: { code: "429", message: "Wait.", data: { wait_seconds: 8 }, status: 429 },
    }),
  });
  await vi.waitFor(() => expect(machine.getState()).toMatchObject({ captcha: { at: "waiting" } }));
});
