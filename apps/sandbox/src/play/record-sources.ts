import { sql, type SQL } from "drizzle-orm";
import { memberOwner } from "../ledger/accounts.ts";

export const recordKinds = {
  money: [
    "deposit",
    "withdrawal",
    "top-up",
    "reward",
    "to-game",
    "from-game",
    "stake",
    "win",
    "agent-transfer",
    "commission",
    "red-envelope",
    "roulette",
  ],
  rounds: ["won", "lost", "even", "open"],
  sessions: ["running", "ended"],
} as const;

export type RecordList = keyof typeof recordKinds;

/** The member and currency of the records: sums across currencies would be meaningless. */
export interface RecordOwner {
  readonly id: number;
  readonly currency: string;
}

/**
 * Every entry of the main wallet and the provider wallets. Transfers between the two count as neither paid in
 * nor paid out, because the money stays the member's.
 */
const money = ({ id, currency }: RecordOwner): SQL => sql`
  select id, at, kind, gp_id, '' as game_code, amount, balance, 0 as rounds, null::bigint as ended_at,
    case when amount > 0 and kind not in ('to-game', 'from-game') then amount else 0 end as paid_in,
    case when amount < 0 and kind not in ('to-game', 'from-game') then -amount else 0 end as paid_out
  from (
    select e.id, t.at, a.gp_id, e.amount,
      a.opening + sum(e.amount) over (partition by e.account_id order by e.id) as balance,
      case
        when t.kind = 'to-provider' then 'to-game'
        when t.kind = 'from-provider' then 'from-game'
        when t.kind = 'friend-reward' then 'reward'
        when t.kind in ('top-up', 'agent-transfer', 'commission', 'red-envelope', 'roulette')
          then t.kind
        when t.kind = 'round' then case when e.amount < 0 then 'stake' else 'win' end
        when e.amount < 0 then 'withdrawal'
        else 'deposit'
      end as kind
    from ledger_entry e
    join account a on a.id = e.account_id
    join ledger_transaction t on t.id = e.transaction_id
    where a.owner = ${memberOwner(id)} and a.currency = ${currency}
      and a.kind in ('main', 'provider-wallet')
  ) as own`;

/** An open round has its current stake and no win. */
const rounds = ({ id, currency }: RecordOwner): SQL => sql`
  select serial as id, at, gp_id, game_code, win - stake - added as amount, null::bigint as balance,
    1 as rounds, ended_at, win as paid_in, stake + added as paid_out,
    case
      when ended_at is null then 'open'
      when win > stake + added then 'won'
      when win < stake + added then 'lost'
      else 'even'
    end as kind
  from game_round where member_id = ${id} and currency = ${currency}`;

/** Starts whose game was never opened do not count as sessions. */
const sessions = ({ id, currency }: RecordOwner): SQL => sql`
  select l.id, l.started_at as at, l.gp_id, l.game_code, null::bigint as balance,
    count(r.serial) as rounds, l.left_at as ended_at,
    coalesce(sum(r.win - r.stake - r.added), 0) as amount,
    coalesce(sum(r.win), 0) as paid_in, coalesce(sum(r.stake + r.added), 0) as paid_out,
    case when l.left_at is null then 'running' else 'ended' end as kind
  from launch l left join game_round r on r.launch = l.id and r.member_id = l.member_id
  where l.member_id = ${id} and l.currency = ${currency} and l.opened_at is not null
  group by l.id`;

export const recordSources: Readonly<Record<RecordList, (owner: RecordOwner) => SQL>> = {
  money,
  rounds,
  sessions,
};
