import type { SessionResult } from "./standing.ts";
import { useCheckText } from "./use-check-text.ts";

/** What was staked, won, and what is left of it. */
export function Figures({ result }: { result: SessionResult }) {
  const { t, money } = useCheckText();
  return (
    <dl className="rc-f">
      <div>
        <dt>{t("check.staked")}</dt>
        <dd className="num" translate="no">
          {money(result.staked, result.currency)}
        </dd>
      </div>
      <div>
        <dt>{t("check.won")}</dt>
        <dd className="num" translate="no">
          {money(result.won, result.currency)}
        </dd>
      </div>
      <div className="rc-n">
        <dt>{t("check.net")}</dt>
        <dd className="num" translate="no">
          {money(result.net, result.currency)}
        </dd>
      </div>
    </dl>
  );
}
