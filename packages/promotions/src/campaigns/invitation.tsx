import { Button } from "@naluma/ui/button";
import { Suspense } from "react";
import { useCampaignText } from "./use-campaigns.ts";

interface InvitationProps {
  onLogIn: () => void;
}

/** Shows visitors what members would find here. */
export const Invitation = (props: InvitationProps) => (
  <Suspense fallback={null}>
    <Invite {...props} />
  </Suspense>
);

function Invite({ onLogIn }: InvitationProps) {
  const { t } = useCampaignText();
  return (
    <div className="card mine-in">
      <p>{t("mine.log_in_text")}</p>
      <Button look="line" onClick={onLogIn}>
        {t("mine.log_in")}
      </Button>
    </div>
  );
}
