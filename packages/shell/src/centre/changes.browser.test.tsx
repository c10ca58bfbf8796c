import type { Answers } from "@naluma/api-client/wire-platform.fake";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openSite } from "../testing/open-site.tsx";
import { activeAgent, agentStatus, plainMember } from "./centre-answers.fake.ts";

const link = (name: string) => page.getByRole("link", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const region = (name: string) => page.getByRole("region", { name });

/** A member with or without a withdraw password. */
const profile = (hasPassword: boolean): Answers => ({
  "/member/profile": {
    data: {
      member_profile: {
        id: 7,
        member_account: "player01",
        member_name: "Lena Brandt",
        member_currency: "USD",
        is_withdraw_password: hasPassword ? 1 : 0,
      },
    },
  },
});

const bankAccounts = (...banks: readonly string[]) => ({
  data: {
    list: banks.map((bank, at) => ({
      id: at + 1,
      bank,
      holder: "Lena Brandt",
      number: "•••• 7890",
      is_default: at === 0 ? 1 : 0,
    })),
    most: 5,
  },
});

test("a withdraw password set by keyboard on the withdrawal page is then asked for among the personal details", async () => {
  const set = "/services/v1/member/withdraw-password";
  const site = await openSite("/user/Withdrawal", {
    member: true,
    answers: { ...plainMember(), ...profile(false), [set]: { data: null } },
  });
  const box = (label: string) =>
    region("Withdrawal password").getByLabelText(label, { exact: true });
  await box("New withdrawal password").click();
  await userEvent.keyboard("4826{Tab}");
  await expect.element(box("Confirm new withdrawal password")).toHaveFocus();
  site.answer(profile(true));
  await userEvent.keyboard("4826{Enter}");
  await expect.element(page.getByText("Your withdrawal password is set.")).toBeVisible();
  expect(site.calls(set).map(({ body }) => body)).toEqual([{ password: "4826" }]);

  await link("Personal info").click();
  await expect.element(page.getByText("Set", { exact: true })).toBeVisible();
  await expect.element(box("Current withdrawal password")).toBeVisible();
});

test("[MEMBER-36] a member without a bank account adds one on the deposit page, and is not asked again until it is removed", async () => {
  const needs = (needed: 0 | 1) => plainMember({ need_bank_account_deposit_verified: needed });
  const list = "/services/v1/member/bank-accounts";
  const site = await openSite("/user/Deposit", {
    member: true,
    answers: { ...needs(1), ...profile(true), [list]: bankAccounts() },
  });
  const prompt = page.getByRole("dialog", { name: "Bank account" });
  await prompt.getByRole("link", { name: "Add a bank account" }).click();
  const form = region("Add a bank account");
  await expect.element(form.getByLabelText("Bank account holder")).toHaveValue("Lena Brandt");
  await form.getByLabelText("Bank", { exact: true }).fill("Harbour Bank");
  await form.getByLabelText("Bank account number").fill("DE12 3456 7890");
  await form.getByLabelText("Withdrawal password").fill("6148");
  const one = bankAccounts("Harbour Bank");
  site.answer({ ...needs(0), [`${list}/add`]: one, [list]: one });
  await form.getByRole("button", { name: "Add a bank account" }).click();
  await expect.element(page.getByText("Bank account added.")).toBeVisible();
  await link("Top up balance").click();
  await expect.element(button("Top up balance")).toBeVisible();
  await expect.element(prompt).not.toBeInTheDocument();

  await link("Bank account").click();
  await button("Remove Harbour Bank •••• 7890").click();
  const confirm = page.getByRole("dialog");
  await confirm.getByLabelText("Withdrawal password").fill("6148");
  site.answer({ ...needs(1), [`${list}/remove`]: bankAccounts(), [list]: bankAccounts() });
  await confirm.getByRole("button", { name: "Remove", exact: true }).click();
  await expect.element(page.getByText("No bank accounts yet")).toBeVisible();
  await link("Top up balance").click();
  await expect.element(prompt).toBeVisible();
});

test("a member who applies as an agent waits, and becomes one on the open page when the operator approves", async () => {
  const apply = "/member/apply_for_agent/check";
  const site = await openSite("/proxy?page=Register", {
    member: true,
    answers: { ...plainMember(), [apply]: { data: null } },
  });
  await site.present();
  await page.getByRole("checkbox").click();
  site.answer(agentStatus("pending"));
  await button("Apply").click();
  await expect.element(page.getByText(/Your application is being reviewed/)).toBeVisible();
  expect(site.calls(apply).at(-1)?.body).toEqual({ agent_id: 7, apply_agent_flag: 1 });
  site.answer(activeAgent);
  site.socket.say("private-member.7", "profile.updated");
  await expect.element(page.getByText("Your agent account is active.")).toBeVisible();
  await expect.element(link("Downline")).toBeVisible();
});
