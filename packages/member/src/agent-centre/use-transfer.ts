import { useWrite } from "@naluma/api-client/react";
import { formatMoney } from "@naluma/i18n/money";
import { useLocale, useWords } from "@naluma/i18n/react";
import { isCurrency } from "@naluma/site/currency";
import { newId } from "@naluma/site/new-id";
import { useSite } from "@naluma/site/use-site";
import { askConfirm } from "@naluma/ui/confirm";
import { useForm } from "@naluma/ui/form";
import { useRef, useState } from "react";
import { memberKey } from "../member-queries.ts";
import { useMember } from "../use-member.ts";
import { restWords, type RestMessageId } from "../words.rest.ts";
import { sendToDownline } from "./transfer.api.ts";
import {
  asTransfer,
  isUnanswered,
  keyed,
  transferCheck,
  type KeyedTransfer,
  type Transfer,
  type TransferValues,
} from "./transfer.ts";

/** A transfer to the downline: the form, its confirmation, and the outcome. */
export function useTransfer(currency: string) {
  const t = useWords(restWords);
  const locale = useLocale();
  const { currencySymbols } = useSite().settings;
  const { ports } = useMember();
  const { state, send } = useWrite(sendToDownline);
  const unanswered = useRef<KeyedTransfer>(undefined);
  const [sent, setSent] = useState<Transfer>();
  const form = useForm<TransferValues, RestMessageId>({
    initial: { account: "", amount: "" },
    check: transferCheck(currency),
  });

  const money = (amount: string): string =>
    isCurrency(currency)
      ? formatMoney(amount, currency, locale, currencySymbols)
      : `${currency} ${amount}`;

  async function submit(values: TransferValues) {
    const asked = asTransfer(values, currency);
    const isSure = await askConfirm(ports.store, {
      title: t("agents.confirm", { amount: money(asked.amount), account: asked.account }),
      text: t("agents.confirm_text"),
      confirm: t("agents.send"),
      cancel: t("agents.cancel"),
      tone: "warning",
    });
    if (!isSure) return;
    const { key, ...transfer } = keyed(unanswered.current, asked, newId);
    setSent(undefined);
    const answer = await send(transfer, { idempotencyKey: key });
    const isOpen = !answer || (!answer.ok && isUnanswered(answer.refusal));
    unanswered.current = isOpen ? { key, ...transfer } : undefined;
    if (!answer?.ok) return;
    setSent(transfer);
    form.empty("amount");
    ports.refreshWallet();
    await ports.queryClient.invalidateQueries({ queryKey: memberKey });
  }

  return {
    t,
    form,
    busy: state.at === "sending",
    submit: (values: TransferValues) => void submit(values),
    /** The success message. */
    sent: sent && t("agents.sent", { amount: money(sent.amount), account: sent.account }),
    refusal: state.at === "refused" ? state.refusal : undefined,
    isUnsure: state.at === "refused" && isUnanswered(state.refusal),
  };
}
