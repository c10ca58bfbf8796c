import { useUserMessage } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { Dialog } from "@naluma/ui/dialog";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { PinField } from "@naluma/ui/field";
import { BankIcon } from "@naluma/ui/icon";
import { restWords } from "../words.rest.ts";
import { accountLabel, withdrawDigits } from "./bank-account.ts";
import { useChange, type AccountsView, type Change } from "./use-bank-accounts.ts";

interface Props {
  view: AccountsView;
  change: Change;
  onClose: () => void;
}

const titles = { default: "accounts.default_named", removed: "accounts.remove_named" } as const;
const actions = { default: "accounts.make_default", removed: "accounts.remove" } as const;

/** Requires the withdrawal password to make an account the default or to remove it. */
export function ConfirmChange({ view, change, onClose }: Props) {
  const { t, format } = useUserMessage(restWords);
  const { template } = useSite();
  const { form, isSending, submit } = useChange(view, change, onClose);
  const error = form.errorOf("password");
  return (
    <Dialog
      open
      onClose={onClose}
      as={template === "desktop" ? "modal" : "sheet"}
      width="narrow"
      title={t(titles[change.to], { account: accountLabel(change.account) })}
      sign={
        <span className="round r-a">
          <BankIcon />
        </span>
      }
    >
      <form {...form.form({ onSubmit: submit, busy: isSending })} className="fg">
        <p>{t("accounts.confirm_text")}</p>
        {form.formError && <ErrorNotice text={format(form.formError)} />}
        <PinField
          label={t("accounts.password")}
          hint={t("accounts.digits")}
          length={withdrawDigits}
          masked
          value={form.values.password}
          onValue={(digits) => form.change("password", digits)}
          onBlur={() => form.leave("password")}
          error={error && format(error)}
        />
        <Button type="submit" look="primary" block busy={isSending}>
          {t(actions[change.to])}
        </Button>
        <Button look="text" block onClick={onClose}>
          {t("accounts.cancel")}
        </Button>
      </form>
    </Dialog>
  );
}
