import { isUnanswered, type Refusal } from "@naluma/api-client";
import { useWrite, type WriteState } from "@naluma/api-client/use-write";
import { useWords } from "@naluma/i18n/react";
import { newId } from "@naluma/site/new-id";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { buttonClass } from "@naluma/ui/button-class";
import { Dialog } from "@naluma/ui/dialog";
import { BankIcon } from "@naluma/ui/icon";
import { Suspense, useRef, useState, type ReactNode } from "react";
import { useLayout } from "../layout/use-layout.ts";
import { useMember } from "../use-member.ts";
import { restWords } from "../words.rest.ts";
import {
  AskService,
  CentrePart,
  NamedLink,
  OperatorPage,
  QueryBoundary,
  type CentrePageProps,
} from "./centre-part.tsx";
import { isLinkHidden } from "./member-links.ts";
import { depositLabel, pageTarget } from "./menu.ts";
import { topUp } from "./top-up.api.ts";

/** /user/Deposit and /Deposit. A member who must verify a bank account first is redirected there with a message. */
export function DepositPage({ service }: CentrePageProps) {
  const { settings } = useSite();
  return (
    <CentrePart title={depositLabel(settings)}>
      <QueryBoundary of={useLayout()} room={null}>
        {({ mustBindBankAccount }) => mustBindBankAccount && <BankAccountPrompt />}
      </QueryBoundary>
      <PayIn service={service} />
    </CentrePart>
  );
}

/** Links to the bank account. It can be dismissed and is shown again on each visit. */
function BankAccountPrompt() {
  const t = useWords(restWords);
  const { settings, template } = useSite();
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      as={template === "desktop" ? "modal" : "sheet"}
      width="narrow"
      title={t("centre.bank")}
      closeLabel={t("centre.close")}
      sign={
        <span className="icon-disc disc-accent">
          <BankIcon />
        </span>
      }
    >
      <div className="centre-card">
        <p>{t(settings.playMoney ? "bank.required_play" : "bank.required")}</p>
        <NamedLink page="BindAccount" className={buttonClass({ look: "primary" })} onChosen={close}>
          {t("bank.bind")}
        </NamedLink>
      </div>
    </Dialog>
  );
}

/** /fastPayment: for members whose agent handles their payments; all others get the usual deposit page. */
export function FastPaymentPage({ service }: CentrePageProps) {
  const t = useWords(restWords);
  return (
    <CentrePart title="centre.fast">
      <QueryBoundary of={useLayout()}>
        {({ agentFastPayment }) => (
          <>
            <p className="card centre-card">
              {agentFastPayment ? t("fast.agent") : t("fast.none")}
            </p>
            {agentFastPayment && <AskService service={service} />}
            <PayIn service={agentFastPayment ? undefined : service} />
          </>
        )}
      </QueryBoundary>
    </CentrePart>
  );
}

interface WithdrawalPageProps extends CentrePageProps {
  /** The withdrawal password, from another feature. */
  children?: ReactNode;
}

/** /user/Withdrawal: play money cannot be withdrawn, and the contract has no call for any other withdrawal. */
export function WithdrawalPage({ service, children }: WithdrawalPageProps) {
  const t = useWords(restWords);
  const { settings } = useSite();
  return (
    <CentrePart title="centre.withdrawal">
      <div className="centre-columns">
        <div className="card centre-card">
          <p>
            {t(
              settings.playMoney && !isLinkHidden(settings, "Withdrawal")
                ? "withdrawal.play_money"
                : "withdrawal.none",
            )}
          </p>
          <AskService service={service} />
        </div>
        <Suspense>{children}</Suspense>
      </div>
    </CentrePart>
  );
}

/** The way to get more money, if there is one: the operator's own page, or a top-up of play money. */
function PayIn({ service }: CentrePageProps) {
  const t = useWords(restWords);
  const { settings } = useSite();
  if (pageTarget("Deposit", settings) === undefined)
    return (
      <>
        <p className="card centre-card">{t("deposit.none")}</p>
        <AskService service={service} />
      </>
    );
  return <OperatorPage page="Deposit" instead={<PlayMoney />} />;
}

/** Refused because of the member's own time-out or deposit limit (decision 0032). */
const isOwnLimit = ({ code }: Refusal): boolean => code === "321" || code === "324";

function PlayMoney() {
  const t = useWords(restWords);
  const { state, ask } = useTopUp();
  return (
    <div className="card centre-card">
      <p>{t("deposit.play_money")}</p>
      <Button look="primary" busy={state.at === "sending"} onClick={ask}>
        {t("deposit.top_up")}
      </Button>
      <output>
        {state.at === "done" && <span>{t("deposit.topped_up")}</span>}
        {/* The platform's message: the balance is sufficient, or today's top-ups are used up. */}
        {state.at === "refused" && <span>{state.refusal.message}</span>}
      </output>
      {state.at === "refused" && isOwnLimit(state.refusal) && (
        <NamedLink page="PlayLimits">{t("centre.play_limits")}</NamedLink>
      )}
    </div>
  );
}

function useTopUp(): { state: WriteState<unknown>; ask: () => void } {
  const { ports } = useMember();
  const { state, send } = useWrite(topUp);
  /** The key of a press until it is answered, so that pressing again repeats it instead of topping up twice. */
  const pressed = useRef<string>(undefined);

  async function ask() {
    pressed.current ??= newId();
    const answer = await send({}, { idempotencyKey: pressed.current });
    if (!answer || (!answer.ok && isUnanswered(answer.refusal))) return;
    pressed.current = undefined;
    if (answer.ok) ports.refreshWallet();
  }

  return { state, ask: () => void ask() };
}
