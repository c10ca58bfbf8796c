import { currencySymbols, isCurrency } from "@naluma/site/currency";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { AmountField, TextField } from "@naluma/ui/field";
import { FormFoot } from "@naluma/ui/form";
import { Link } from "react-router";
import { QueryBoundary } from "../centre/centre-part.tsx";
import { useLayout } from "../layout/use-layout.ts";
import { useTransfer } from "./use-agent-centre.ts";

/** Sends money from the agent's main wallet to a member of the downline. */
export function Transfer() {
  return (
    <QueryBoundary of={useLayout()}>{({ currency }) => <Form currency={currency} />}</QueryBoundary>
  );
}

function Form({ currency }: { currency: string }) {
  const { settings } = useSite();
  const { t, form, busy, submit, sent, refusal, isUnsure } = useTransfer(currency);
  const account = form.errorOf("account");
  const amount = form.errorOf("amount");
  const sign = isCurrency(currency)
    ? (settings.currencySymbols[currency] ?? currencySymbols[currency])
    : currency;
  return (
    <form className="card mc-t ag-l" {...form.form({ onSubmit: submit, busy })}>
      <p>{t("agents.transfer_text")}</p>
      <TextField
        label={t("agents.receiver")}
        {...form.text("account")}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={account && t(account)}
      />
      <AmountField
        label={t("agents.amount")}
        unit={sign}
        {...form.text("amount")}
        error={amount && t(amount)}
      />
      <FormFoot count={form.count} words={(count) => t("agents.to_correct", { count })}>
        <Button type="submit" look="primary" busy={busy}>
          {t("agents.send")}
        </Button>
      </FormFoot>
      <output>
        {sent && <span>{sent}</span>}
        {refusal && !busy && <span>{isUnsure ? t("agents.unsure") : refusal.message}</span>}
      </output>
      {sent && <Link to="/user/Transaction?list=money">{t("agents.see_records")}</Link>}
    </form>
  );
}
