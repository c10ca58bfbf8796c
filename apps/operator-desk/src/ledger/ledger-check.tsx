import { Button } from "@naluma/ui/button";
import { CheckCircleFillIcon, WarningCircleFillIcon } from "@naluma/ui/icon";
import { useQuery } from "@tanstack/react-query";
import { amountText } from "../frame/amount.ts";
import { Read } from "../frame/read.tsx";
import { checkQuery, type LedgerCheck as Check } from "./ledger.api.ts";

function Verdict({ check }: { check: Check }) {
  if (check.broken.length > 0)
    return (
      <div className="note note-err" role="alert">
        <WarningCircleFillIcon />
        <ul>
          {check.broken.slice(0, 20).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    );
  return (
    <details className="verdict">
      <summary>
        <CheckCircleFillIcon />
        <span>
          {`The ledger adds up: ${check.accounts} accounts, ${check.transactions} transactions`}
        </span>
      </summary>
      <dl className="sums num">
        {check.sums.map(({ currency, minted, held }) => (
          <div key={currency}>
            <dt>{currency}</dt>
            <dd>{`${amountText(held, currency)} held, ${amountText(minted, currency)} minted`}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Whether every entry has its other side, and all accounts together hold what was minted. */
export function LedgerCheck() {
  const query = useQuery(checkQuery);
  return (
    <div className="check-line">
      <Read query={query} of="the check of the ledger">
        {(check) => <Verdict check={check} />}
      </Read>
      <Button size="s" look="text" busy={query.isFetching} onClick={() => void query.refetch()}>
        Check again
      </Button>
    </div>
  );
}
