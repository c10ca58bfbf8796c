import { Button } from "@naluma/ui/button";
import { Empty } from "@naluma/ui/empty";
import { SelectField, TextField } from "@naluma/ui/field";
import { CheckCircleFillIcon, WarningCircleFillIcon } from "@naluma/ui/icon";
import type { Column } from "@naluma/ui/table";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { amountText, moneyText } from "../frame/amount.ts";
import { DeskTable } from "../frame/desk-table.tsx";
import { Moment } from "../frame/moment.tsx";
import { More } from "../frame/more.tsx";
import { Read } from "../frame/read.tsx";
import { ScreenFrame } from "../frame/screen-frame.tsx";
import { zoneName } from "../frame/time.ts";
import { useFilters } from "../frame/use-filters.ts";
import { SiteFilter, SiteName } from "../site-field.tsx";
import {
  checkQuery,
  ledgerFilters,
  ledgerQuery,
  type LedgerCheck as Check,
  type LedgerLine,
  type LedgerTotal,
} from "./ledger.api.ts";
import { useLedgerFile } from "./use-ledger-file.ts";

function Verdict({ check }: { check: Check }) {
  if (check.broken.length > 0)
    return (
      <div className="note note-error" role="alert">
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
      <dl className="sums number">
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

/** Whether every entry has its counterpart, and whether all accounts together hold what was minted. */
function LedgerCheck() {
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

const accounts = [
  { value: "main", text: "Main wallets" },
  { value: "provider-wallet", text: "Wallets with providers" },
  { value: "provider-bank", text: "Providers’ banks" },
  { value: "house", text: "House" },
  { value: "campaign", text: "Campaign budgets" },
];

const columns: readonly Column<LedgerLine>[] = [
  { key: "at", name: `Time, ${zoneName}`, cell: ({ at }) => <Moment at={at} as="plain" /> },
  { key: "transaction", name: "No.", cell: (line) => line.transaction_id, isNumber: true },
  { key: "kind", name: "Kind", cell: ({ kind }) => <span className="mono">{kind}</span> },
  {
    key: "owner",
    name: "Owner",
    cell: ({ owner, member_account }) =>
      member_account === null ? (
        owner
      ) : (
        <Link to={`/members/${owner.replace("member:", "")}`}>{member_account}</Link>
      ),
    isName: true,
  },
  {
    key: "site",
    name: "Site",
    cell: ({ site_id }) => site_id !== null && <SiteName id={site_id} />,
  },
  {
    key: "account",
    name: "Account",
    cell: ({ account, gp_id }) => (gp_id === "" ? account : `${account} ${gp_id}`),
  },
  {
    key: "amount",
    name: "Amount",
    cell: ({ amount, currency }) => (
      <span className={amount.startsWith("-") ? "money-out" : "money-in"}>
        {moneyText(amount, currency)}
      </span>
    ),
    isNumber: true,
  },
];

const choices = (list: readonly string[]) => list.map((value) => ({ value, text: value }));

const Totals = ({ totals }: { totals: readonly LedgerTotal[] }) => (
  <dl className="sums number" aria-label="Totals of the filtered entries">
    {totals.map((total) => (
      <div key={total.currency}>
        <dt>{total.currency}</dt>
        <dd>
          {`${amountText(total.in, total.currency)} in, ${amountText(total.out, total.currency)} out, ${
            total.lines
          } ${total.lines === 1 ? "line" : "lines"}`}
        </dd>
      </div>
    ))}
  </dl>
);

/** Every entry of the ledger, newest first. */
export default function Ledger() {
  const filters = useFilters(ledgerFilters);
  const query = useInfiniteQuery({
    ...ledgerQuery(filters.asked),
    placeholderData: keepPreviousData,
  });
  const file = useLedgerFile(filters.asked);
  const known = query.data?.pages[0];

  return (
    <ScreenFrame
      name="Ledger"
      actions={
        <Button size="s" busy={file.isSaving} onClick={file.save}>
          Save as CSV
        </Button>
      }
    >
      <LedgerCheck />
      <form className="fields" aria-label="Filters" {...filters.form}>
        <TextField label="Member or id" {...filters.text("member")} />
        <SiteFilter {...filters.choice("site_id")} />
        <SelectField
          key={`currency ${known === undefined}`}
          label="Currency"
          placeholder="All"
          choices={choices(known?.currencies ?? [])}
          {...filters.choice("currency")}
        />
        <SelectField
          key={`kind ${known === undefined}`}
          label="Kind"
          placeholder="All"
          choices={choices(known?.kinds ?? [])}
          {...filters.choice("kind")}
        />
        <SelectField
          label="Account"
          placeholder="All"
          choices={accounts}
          {...filters.choice("account")}
        />
        <TextField label={`From, ${zoneName}`} type="datetime-local" {...filters.text("from")} />
        <TextField label={`Until, ${zoneName}`} type="datetime-local" {...filters.text("to")} />
        <Button type="submit">Filter</Button>
        {filters.isFiltered && (
          <Button look="text" onClick={filters.clear}>
            Clear
          </Button>
        )}
      </form>
      <Read query={query} of="the ledger">
        {({ pages }) => {
          const rows = pages.flatMap(({ list }) => list);
          if (rows.length === 0) return <Empty title="No entries match these filters" />;
          return (
            <>
              {filters.isFiltered && <Totals totals={pages[0]?.totals ?? []} />}
              <DeskTable label="Entries" columns={columns} rows={rows} keyOf={({ id }) => id} />
              <More
                shown={rows.length}
                hasMore={query.hasNextPage}
                busy={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            </>
          );
        }}
      </Read>
    </ScreenFrame>
  );
}
