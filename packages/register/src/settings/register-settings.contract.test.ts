import { answerTo, examplesOf } from "@naluma/api-client/wire-examples";
import { describe, expect, test } from "vitest";
import {
  getRegisterBackground,
  listAgreements,
  listRegisterSettings,
} from "./register-settings.api.ts";

const successes = examplesOf(listRegisterSettings).filter(({ isSuccess }) => isSuccess);

test.each(successes)("[REG-03] settings are read by currency and field: $name", async (example) => {
  const answer = await answerTo(listRegisterSettings, { site_id: 9 }, example);
  expect(answer.ok && answer.data).toEqual({
    VND: {
      memberName: {
        isDisplayed: true,
        isRequired: true,
        isUnique: true,
        isInMemberCentre: true,
        isVerified: false,
        isVerifiedInMemberCentre: false,
      },
      memberPhone: {
        isDisplayed: true,
        isRequired: true,
        isUnique: true,
        isInMemberCentre: true,
        isVerified: true,
        isVerifiedInMemberCentre: true,
      },
      verifyCode: {
        isDisplayed: true,
        isRequired: true,
        isUnique: false,
        isInMemberCentre: false,
        isVerified: false,
        isVerifiedInMemberCentre: false,
      },
    },
  });
});

describe("an operator's unusual settings", () => {
  const answering = async (list: unknown) => {
    const [example] = successes;
    if (!example) throw new Error("the contract shows no settings");
    const value = { code: "100", message: "Success", data: { list } };
    const answer = await answerTo(listRegisterSettings, { site_id: 9 }, { ...example, value });
    return answer.ok ? answer.data : answer;
  };
  const email = { name: "member_email", currency: "USD", is_display: 1 };

  test("may have flags as text or booleans, and an absent flag means no", async () => {
    const wire = { ...email, is_display: "1", is_required: true, is_unique: "0" };
    expect(await answering([wire])).toMatchObject({
      USD: { memberEmail: { isDisplayed: true, isRequired: true, isUnique: false } },
    });
  });

  test.each([
    ["a field that this form does not have", { ...email, name: "member_line" }],
    ["the agreement, which is nobody's to switch", { ...email, name: "isAgreed" }],
    ["a currency whose code is none", { ...email, currency: "euro" }],
    ["an item that is none", null],
  ])("lose only %s, and no other setting", async (_, wire) => {
    expect(await answering([wire, email])).toEqual(await answering([email]));
  });

  test("may be for a currency of the operator's own", async () => {
    expect(await answering([{ ...email, currency: "GLD" }])).toMatchObject({
      GLD: { memberEmail: { isDisplayed: true } },
    });
  });

  test("use the later of two settings for one field", async () => {
    const list = [email, { ...email, is_display: 0 }];
    expect(await answering(list)).toMatchObject({ USD: { memberEmail: { isDisplayed: false } } });
  });

  test("may be empty", async () => {
    expect(await answering(null)).toEqual({});
  });
});

test.each(examplesOf(listAgreements).filter(({ isSuccess }) => isSuccess))(
  "the texts to accept are read with their titles: $name",
  async (example) => {
    expect(await answerTo(listAgreements, { site_id: 9 }, example)).toMatchObject({
      ok: true,
      data: [
        {
          title: "Terms of service",
          content: "<p>By registering you accept these terms.</p>",
        },
      ],
    });
  },
);

const body = { site_id: 9, template: "H5_1" };

test.each(examplesOf(getRegisterBackground))(
  "the photo behind the form is read: $name",
  async (example) => {
    const answer = await answerTo(getRegisterBackground, body, example);
    const photo = answer.ok ? answer.data.detail?.photo : undefined;
    expect(photo).toBe(answer.ok ? "/media/register/harvest.webp" : undefined);
  },
);
