import { readReport, type LedgerReport } from "../ledger/audit.ts";
import { operatorKey } from "./started.ts";

export { brokenRules, walletOf, wealth, type LedgerReport } from "../ledger/audit.ts";

export const readLedger = async (origin: string): Promise<LedgerReport> => {
  const answer = await fetch(`${origin}/sandbox/ledger`, {
    headers: { authorization: `Bearer ${operatorKey}` },
  });
  return readReport(await answer.json());
};
