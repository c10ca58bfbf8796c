import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { TextField } from "@naluma/ui/field";
import { QrCode } from "@naluma/ui/qr-code";
import { QueryBoundary, type CentrePageProps } from "../centre/centre-part.tsx";
import { restWords } from "../words.rest.ts";
import type { Invitation } from "./friend.ts";
import { FriendsPart } from "./friends-part.tsx";
import { useFriendText, useInvitation, useInviteLink } from "./use-friends.ts";

/** /user/RecommendProject: the reward for a friend, the link to invite with, and the results so far. */
export function InvitePage({ service }: CentrePageProps) {
  return (
    <FriendsPart title="centre.invite" service={service}>
      <Read />
    </FriendsPart>
  );
}

function Read() {
  return (
    <QueryBoundary of={useInvitation()}>
      {(invitation) => (
        <div className="centre-columns">
          <Link code={invitation.code} terms={invitation} />
          <Outcome of={invitation} />
        </div>
      )}
    </QueryBoundary>
  );
}

function Link({ code, terms }: { code: string; terms: Invitation }) {
  const { t, money } = useFriendText();
  const { link, outcome, copy } = useInviteLink(code);
  return (
    <div className="card centre-card friend-card">
      <p>
        {t("friends.terms", {
          reward: money(terms.reward, terms.currency),
          stake: money(terms.stake, terms.currency),
        })}
      </p>
      <TextField
        label={t("friends.link")}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        // Selected on click, because the click that moves the focus would then place the caret.
        onClick={({ currentTarget }) => currentTarget.select()}
      />
      <Button look="primary" onClick={copy}>
        {t("friends.copy")}
      </Button>
      <output>
        {outcome !== "none" && t(outcome === "copied" ? "friends.copied" : "friends.copy_failed")}
      </output>
      <QrCode text={link} label={t("friends.qr")} />
    </div>
  );
}

function Outcome({ of }: { of: Invitation }) {
  const t = useWords(restWords);
  const { money } = useFriendText();
  const rows = [
    [t("friends.code"), of.code],
    [t("friends.invited"), String(of.friends)],
    [t("friends.rewarded"), String(of.rewarded)],
    [t("friends.earned"), money(of.earned, of.currency)],
  ] as const;
  return (
    <dl className="card centre-details">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="number" translate="no">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
