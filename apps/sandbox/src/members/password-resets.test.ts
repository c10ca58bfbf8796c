import { expect, test } from "vitest";
import type { MemberFacts } from "../ground/db/schema.ts";
import { provesOwner, type ResetProof } from "./password-resets.ts";
import { hashPassword } from "./passwords.ts";

const withdrawPassword = await hashPassword("4711");
const facts: MemberFacts = { withdrawPassword, email: "Ann@Mail.example", phone: "0912345678" };
const right: ResetProof = { withdrawPassword: "4711", email: "ann@mail.example", phone: "" };
const byPhone = { email: "", phone: "0912345678" };

test.each<[isProven: boolean, by: string, proof: Partial<ResetProof>, kept?: MemberFacts]>([
  [true, "withdraw password and email", {}],
  [
    true,
    "the same in other letters and with blanks",
    { email: " ANN@mail.Example ", withdrawPassword: " 4711 " },
  ],
  [true, "withdraw password and phone", byPhone],
  [true, "the phone with its country's code", { email: "", phone: "+84 912 345 678" }],
  [true, "all three", { phone: "0912345678" }],
  [false, "a right email and a wrong phone", { phone: "0912345679" }],
  [false, "a wrong email and a right phone", { email: "bob@mail.example", phone: "0912345678" }],
  [false, "a wrong withdraw password", { withdrawPassword: "4712" }],
  [false, "the withdraw password alone", { email: "" }],
  [false, "blanks for an email", { email: "  " }],
  [false, "an email that only begins like it", { email: "ann@mail.exampl" }],
  [
    false,
    "a phone, of a member without one",
    byPhone,
    { withdrawPassword, email: "ann@mail.example" },
  ],
  [false, "an email, of a member whose own is ''", {}, { ...facts, email: "" }],
  [false, "any withdraw password, of a member without one", {}, { email: "ann@mail.example" }],
])("an account is its owner's, %s: %s", async (isProven, _, proof, kept = facts) => {
  expect(await provesOwner({ currency: "VND", facts: kept }, { ...right, ...proof })).toBe(
    isProven,
  );
});

test("no detail of an unknown account is right", async () => {
  expect(await provesOwner(undefined, right)).toBe(false);
});
