import { Button } from "@naluma/ui/button";
import { askConfirm } from "@naluma/ui/confirm";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { TextField } from "@naluma/ui/field";
import { useForm } from "@naluma/ui/form";
import { FormFoot } from "@naluma/ui/form-foot";
import { useQueryClient } from "@tanstack/react-query";
import { useStore } from "jotai";
import { useState } from "react";
import type { Refusal } from "../desk-api.ts";
import { moneyText, sumOf } from "../frame/amount.ts";
import { needAttention, saidOfForm } from "../frame/said-of-form.ts";
import { useDeskWrite } from "../use-desk-write.ts";
import { useLeaveGuard } from "../use-leave-guard.ts";
import { useNotify } from "../use-notify.ts";
import { checkMoney, type MoneyValues } from "./member-forms.ts";
import { adjustMoney, allMembers, type MemberView } from "./members.api.ts";

const empty: MoneyValues = { amount: "", reason: "" };

/** An insufficient balance is reported at the amount, because another amount may be fine. */
const refusalOfMoney = (refusal: Refusal) =>
  refusal.status === 409
    ? { fields: { amount: refusal.message } }
    : saidOfForm(refusal, { amount: "amount", reason: "reason" });

/** Moves money for a reason. A request without a response is repeated under the same key. */
export function MoneyPanel({ member }: { member: MemberView }) {
  const { member_id: id, account, currency, cash } = member;
  const store = useStore();
  const queries = useQueryClient();
  const notify = useNotify();
  const { send, pending } = useDeskWrite(adjustMoney);
  const form = useForm<MoneyValues, string>({ initial: empty, check: checkMoney(currency) });
  useLeaveGuard(form.values.amount.trim() !== "" || form.values.reason.trim() !== "");
  const [key, setKey] = useState(() => crypto.randomUUID());

  const submit = async ({ amount: typed, reason }: MoneyValues) => {
    const amount = typed.trim();
    const takes = amount.startsWith("-");
    const yes = await askConfirm(store, {
      title: takes ? `Deduct money from ${account}?` : `Add money to ${account}?`,
      text: `${moneyText(amount.replace("-", ""), currency)} ${takes ? "leave" : "go into"} the main wallet at once. It holds ${moneyText(cash, currency)} now and ${moneyText(sumOf(cash, amount), currency)} afterwards. Reason: ${reason.trim()}`,
      confirm: takes ? "Deduct money" : "Add money",
      cancel: "Cancel",
      tone: takes ? "warning" : "plain",
    });
    if (!yes) return;
    await send({ id, amount, reason, key }, async (sent) => {
      // Without a response it is unknown whether the money moved, so only a repeat with the same key is safe.
      if (sent.ok || (sent.refusal.status >= 400 && sent.refusal.status < 500))
        setKey(crypto.randomUUID());
      if (!sent.ok) return form.showRefusal(refusalOfMoney(sent.refusal));
      form.empty("amount", "reason");
      await queries.invalidateQueries(allMembers);
      return notify(
        `The main wallet of ${account} holds ${moneyText(sent.answer.cash, sent.answer.currency)}.`,
      );
    });
  };

  return (
    <section className="panel card" aria-labelledby="money">
      <h2 id="money">Adjust money</h2>
      <form
        className="stack"
        {...form.form({ onSubmit: (values) => void submit(values), busy: pending })}
      >
        {form.formError !== undefined && <ErrorNotice text={form.formError} />}
        <TextField
          label="Amount"
          hint="Use a minus sign to deduct."
          {...form.text("amount")}
          inputMode="decimal"
          autoComplete="off"
          maxLength={18}
          trailing={<span className="dim">{currency}</span>}
          error={form.errorOf("amount")}
        />
        <TextField
          label="Reason"
          hint="Recorded in the audit log."
          {...form.text("reason")}
          autoComplete="off"
          maxLength={500}
          error={form.errorOf("reason")}
        />
        <FormFoot count={form.count} words={needAttention}>
          <Button type="submit" look="primary" busy={pending}>
            Adjust money
          </Button>
        </FormFoot>
      </form>
    </section>
  );
}
