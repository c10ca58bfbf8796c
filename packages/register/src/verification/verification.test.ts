import { fakeApi, lost, refused, type Reply } from "@naluma/api-client/api.fake";
import { describe, expect, it } from "vitest";
import { emptyRegister } from "../form/register-values.ts";
import { settingOf } from "../form/register.fake.ts";
import type { FieldSettings } from "../settings/field-setting.ts";
import type { AskableField } from "./verification.api.ts";
import { registerQuestions } from "./verification.ts";

const unique = settingOf({ isUnique: true });

const settings: Record<string, FieldSettings> = {
  VND: { memberName: unique, memberPhone: settingOf(), memberEmail: settingOf() },
  USD: { memberName: unique, memberPhone: settingOf(), memberEmail: unique },
};

function opened(reply: () => Reply = () => ({ data: null })) {
  const api = fakeApi({ "/register/verification": reply });
  const settingsOf = (currency: string) => settings[currency] ?? {};
  const questions = registerQuestions({ api, siteId: 9, settingsOf }, new Map());
  const { signal } = new AbortController();
  const ask = (field: AskableField, value: string, memberCurrency = "VND") =>
    questions[field]({ ...emptyRegister, memberCurrency, [field]: value }, signal);
  return { api, ask, questions };
}

describe("a field that is left", () => {
  it("[REG-82] is never verified if it is the account", () => {
    expect(opened().questions).not.toHaveProperty("memberAccount");
  });

  it("is verified if it is unique, the phone or the introducer, and not empty", async () => {
    const { api, ask } = opened();
    await ask("memberEmail", "a@example.com");
    await ask("memberName", "  ");
    await ask("memberQq", "12345");
    expect(api.sent).toEqual([]);
    await ask("memberName", " Linh ");
    await ask("memberPhone", "0912345678");
    await ask("recommendCode", "LOTUS7");
    const fixed = { site_id: 9, member_currency: "VND", verification: 1 };
    expect(api.sent.map(({ body }) => body)).toEqual([
      { ...fixed, member_name: "Linh" },
      { ...fixed, member_phone: "0912345678" },
      { ...fixed, recommend_code: "LOTUS7" },
    ]);
  });

  it("is not verified again for a value already answered", async () => {
    const { api, ask } = opened(() => refused("103"));
    expect(await ask("memberName", "Linh")).toEqual({ id: "code.name_used" });
    expect(await ask("memberName", "Linh")).toEqual({ id: "code.name_used" });
    expect(api.sent).toHaveLength(1);
    await ask("memberName", "Linh Tran");
    expect(api.sent).toHaveLength(2);
  });
});

describe("after a change of currency", () => {
  it("what is unique now, the phone and the introducer are verified again, and earlier answers are remembered", async () => {
    const { api, ask } = opened();
    const all = async (currency: string) => {
      await ask("memberName", "Linh", currency);
      await ask("memberEmail", "a@example.com", currency);
      await ask("memberPhone", "0912345678", currency);
      await ask("memberAgent", "10023", currency);
      return api.sent.splice(0).map(({ body }) => Object.keys(Object(body))[3]);
    };
    expect(await all("VND")).toEqual(["member_name", "member_phone", "member_agent"]);
    expect(await all("USD")).toEqual(["member_email", "member_phone", "member_agent"]);
    expect(await all("VND")).toEqual(["member_phone", "member_agent"]);
    // The field was not required to be unique in between.
    expect(await all("USD")).toEqual(["member_email", "member_phone", "member_agent"]);
  });
});

describe("the answer to a verification", () => {
  it("is ignored if its code is about another field", async () => {
    expect(await opened(() => refused("105")).ask("memberName", "Linh")).toBeUndefined();
  });

  it.each(["106", "112"])(
    "with code %s is about the introducer that was verified",
    async (code) => {
      const { ask } = opened(() => refused(code));
      expect(await ask("memberAgent", "10023")).toBeDefined();
      expect(await ask("recommendCode", "LOTUS7")).toBeDefined();
    },
  );

  it.each([
    ["cannot be reached", lost],
    ["is asked too often", { refusal: { code: "429", message: "Wait.", status: 429 } }],
    ["has a failure of its own", { refusal: { code: "unknown", message: "Oh.", status: 500 } }],
  ])("of a server that %s is no error, and the same value is verified again", async (_, reply) => {
    const { api, ask } = opened(() => reply);
    expect(await ask("memberPhone", "0912345678")).toBeUndefined();
    expect(await ask("memberPhone", "0912345678")).toBeUndefined();
    expect(api.sent).toHaveLength(2);
  });
});
