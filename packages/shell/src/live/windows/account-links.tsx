import { useWords } from "@naluma/i18n/react";
import type { AccountLinksProps } from "@naluma/member";
import { agentTarget, depositLabel, pageTarget, useLayout } from "@naluma/member/centre";
import { UnreadBadge } from "@naluma/member/letters";
import { restWords as memberWords } from "@naluma/member/rest-words";
import { useSite } from "@naluma/site/use-site";
import { Button } from "@naluma/ui/button";
import {
  CreditCardIcon,
  EnvelopeSimpleIcon,
  UserCircleIcon,
  UsersThreeIcon,
} from "@naluma/ui/icon";
import { Suspense } from "react";
import { restWords } from "../../words.rest.ts";
import { PlayControls, LinksSkeleton } from "../responsible-play/play-controls.tsx";
import { useWindows } from "./use-windows.ts";

/** The links from a member's menu to the member's pages, except for those that the site hides. */
export default function AccountLinks(props: AccountLinksProps) {
  return (
    <Suspense fallback={<LinksSkeleton />}>
      <Links {...props} />
    </Suspense>
  );
}

function Links({ onChosen, children }: AccountLinksProps) {
  const t = useWords(memberWords);
  const tw = useWords(restWords);
  const { settings } = useSite();
  const windows = useWindows();
  const layout = useLayout().data;
  const agent = agentTarget(layout, settings);
  const hasFastPayment =
    layout?.agentFastPayment === true && !settings.hiddenLinks.includes("Deposit");
  const then = (go: () => void) => () => {
    onChosen();
    go();
  };
  return (
    <>
      <Button look="line" block onClick={then(windows.member)}>
        <UserCircleIcon />
        <span>{tw("windows.centre")}</span>
      </Button>
      <Button look="line" block className="letters-link" onClick={then(windows.letters)}>
        <EnvelopeSimpleIcon />
        {t("centre.messages")}
        <UnreadBadge />
      </Button>
      {(hasFastPayment || pageTarget("Deposit", settings) !== undefined) && (
        <Button look="line" block onClick={then(windows.deposit)}>
          <CreditCardIcon />
          <span>{t(depositLabel(settings))}</span>
        </Button>
      )}
      <PlayControls onChosen={onChosen} />
      {agent && (
        <Button look="line" block onClick={then(() => windows.agent(agent))}>
          <UsersThreeIcon />
          {t("centre.agent")}
        </Button>
      )}
      {children}
    </>
  );
}
