import type { Refusal } from "@naluma/api-client";
import { useWrite, type WriteState } from "@naluma/api-client/react";
import { useWords } from "@naluma/i18n/react";
import { outwardAddress } from "@naluma/site/address";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import { buttonClass } from "@naluma/ui/button-class";
import { Link } from "react-router";
import { useMember } from "../use-member.ts";
import { restWords } from "../words.rest.ts";
import { AskService, type CentrePageProps } from "./centre-part.tsx";
import { isLinkHidden, memberPaths } from "./member-links.ts";
import { topUp } from "./top-up.api.ts";

/** The way to get more money, if there is one: a top-up of play money, or the operator's own page. */
export function PayIn({ service }: CentrePageProps) {
  const t = useWords(restWords);
  const { settings } = useSite();
  if (settings.playMoney && !isLinkHidden(settings, "Deposit")) return <PlayMoney />;
  const address = isLinkHidden(settings, "Deposit")
    ? undefined
    : outwardAddress(settings.depositUrl, settings);
  if (!address)
    return (
      <>
        <p className="card mc-t">{t("deposit.none")}</p>
        <AskService service={service} />
      </>
    );
  return (
    <div className="card mc-t">
      <p>{t("deposit.new_window")}</p>
      <a
        className={buttonClass({ look: "primary" })}
        href={address.href}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t("deposit.go")}
      </a>
    </div>
  );
}

/** Refused because of the member's own time-out or deposit limit (decision 0032). */
const isOwnLimit = ({ code }: Refusal): boolean => code === "321" || code === "324";

function PlayMoney() {
  const t = useWords(restWords);
  const { state, ask } = useTopUp();
  return (
    <div className="card mc-t">
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
        <Link to={memberPaths.playLimits}>{t("centre.play_limits")}</Link>
      )}
    </div>
  );
}

function useTopUp(): { state: WriteState<unknown>; ask: () => void } {
  const { ports } = useMember();
  const { state, send } = useWrite(topUp);

  async function ask() {
    const answer = await send({});
    if (answer?.ok) ports.refreshWallet();
  }

  return { state, ask: () => void ask() };
}
