import { useWords } from "@naluma/i18n/react";
import { Button } from "@naluma/ui/button";
import { TextField } from "@naluma/ui/field";
import { QrCode } from "@naluma/ui/qr-code";
import { useCopy } from "@naluma/ui/use-copy";
import { useMemberId } from "../use-member.ts";
import { restWords } from "../words.rest.ts";
import { promotionLink } from "./promotion-link.ts";

/** The link that brings players to the agent's downline, to copy and to scan. */
export function Promotion() {
  const memberId = useMemberId();
  return memberId === undefined ? null : <Link to={promotionLink(location.origin, memberId)} />;
}

function Link({ to }: { to: string }) {
  const t = useWords(restWords);
  const { outcome, copy } = useCopy(to);
  return (
    <div className="card mc-t ag-l">
      <p>{t("agents.link_text")}</p>
      <TextField
        label={t("agents.your_link")}
        value={to}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        // The click that gives the focus would set the caret.
        onClick={({ currentTarget }) => currentTarget.select()}
      />
      <Button look="primary" onClick={copy}>
        {t("agents.copy")}
      </Button>
      <output>
        {outcome !== "none" && t(outcome === "copied" ? "agents.copied" : "agents.copy_failed")}
      </output>
      <QrCode text={to} label={t("agents.qr")} />
    </div>
  );
}
