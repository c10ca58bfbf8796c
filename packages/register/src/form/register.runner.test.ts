import { fakeApi, lost, refused, type Reply, type Sent } from "@naluma/api-client/api.fake";
import type { LoginData } from "@naluma/api-client/login-data";
import { fakeClock, settled } from "@naluma/machine/clock.fake";
import { expect, it, vi } from "vitest";
import { emptyRegister } from "./register-values.ts";
import { registerBodyOf } from "./register.api.ts";
import type { RegisterRefusal } from "./register.codes.ts";
import { startRegister } from "./register.runner.ts";

const picture = {
  token: "cp_1",
  captcha: "data:image/svg+xml;base64,PHN2Zy8+",
  placeholder: "4 digits",
};
const member = {
  member_id: 88213,
  member_account: "lotus88",
  member_currency: "VND",
  member_login_id: "ml_1",
  token: "s_1.abcdef",
};
const origin = { captchaToken: "", remoteAddr: "", ipInfo: {}, errorTrack: [] };
const values = { ...emptyRegister, memberAccount: "lotus88", verifyCode: "4871" };
const body = registerBodyOf(values, {}, origin);

async function opened(reply: (sent: Sent) => Reply | Promise<Reply> = () => ({ data: member })) {
  const api = fakeApi({ "/captcha": () => ({ data: picture }), "/register": reply });
  const emptyAnswer = vi.fn<() => void>();
  const showRefusal = vi.fn<(refusal: RegisterRefusal) => void>();
  const onAccepted = vi.fn<(login: LoginData, isClosed: boolean) => void>();
  let keys = 0;
  const registering = startRegister({
    api,
    siteId: 9,
    clock: fakeClock(),
    newKey: () => `key-${++keys}`,
    emptyAnswer,
    showRefusal,
    onAccepted,
  });
  registering.send({ type: "captcha-wanted", isWanted: true });
  await settled();
  const submit = async (changed: object = {}) => {
    registering.send({ type: "submitted", values: { ...body, ...changed } });
    await settled();
  };
  return { api, registering, submit, emptyAnswer, showRefusal, onAccepted };
}

it("an attempt sends the picture's token with its code, and passes on the signed-in member", async () => {
  const { api, submit, onAccepted } = await opened();
  await submit();
  expect(api.sent[1]).toMatchObject({
    path: "/register",
    body: { captcha_token: "cp_1", verify_code: "4871", answer: "4871" },
  });
  const login = { memberId: 88213, account: "lotus88", currency: "VND", token: "s_1.abcdef" };
  expect(onAccepted.mock.calls).toEqual([[login, false]]);
});

it("a form whose answer was lost is sent again with its key, until it is changed", async () => {
  const { api, submit } = await opened(() => lost);
  await submit();
  await submit({ verify_code: "1337", answer: "1337" });
  await submit({ phone_verify: "204816", error_track: ["agent 9 is none"] });
  await submit({ member_account: "lotus89" });
  await submit({ member_account: "lotus89", password: "harvest8" });
  const keys = api.sent.filter(({ path }) => path === "/register").map(({ key }) => key);
  expect(keys).toEqual(["key-1", "key-1", "key-1", "key-2", "key-3"]);
});

it("a refused attempt fetches a new picture and clears the previous answer", async () => {
  const { api, submit, emptyAnswer, showRefusal, onAccepted } = await opened(() => refused("224"));
  await submit();
  expect(api.paths()).toEqual(["/captcha", "/register", "/captcha"]);
  expect(emptyAnswer).toHaveBeenCalledOnce();
  expect(showRefusal.mock.calls).toMatchObject([[{ about: "verifyCode" }]]);
  expect(onAccepted).not.toHaveBeenCalled();
});

it("a second press while the call runs does nothing", async () => {
  const { api, submit, onAccepted } = await opened();
  await Promise.all([submit(), submit(), submit()]);
  expect(api.paths().filter((path) => path === "/register")).toHaveLength(1);
  expect(onAccepted).toHaveBeenCalledOnce();
});

it("an account whose form was closed meanwhile is still signed in", async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const { registering, submit, onAccepted } = await opened(
    () => new Promise((resolve) => (answer = resolve)),
  );
  await submit();
  registering.send({ type: "closed" });
  answer({ data: member });
  await settled();
  expect(onAccepted.mock.calls.map(([, isClosed]) => isClosed)).toEqual([true]);
});

it.each([
  ["without a token", { data: { ...member, token: undefined } }, { id: "register_error" }],
  ["that never comes", lost, { text: "Network error." }],
])("an answer %s fails with a toast", async (_, reply, message) => {
  const { showRefusal, submit, onAccepted } = await opened(() => reply);
  await submit();
  expect(showRefusal.mock.calls).toEqual([[{ about: "toast", message }]]);
  expect(onAccepted).not.toHaveBeenCalled();
});
