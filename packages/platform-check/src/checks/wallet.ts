import type { Exchange } from "../client.ts";
import { listAt, textAt, valueAt } from "../json-value.ts";
import { envelopeIn, hasSucceeded } from "./answers.ts";
import type { Acting } from "./followed-session.ts";

const layoutPath = "/api/member/profile/common/layout";
const walletPath = "/api/member/profile/my_cash";

/** What a member has by the platform's own answers, in hundredths. */
export interface Balances {
  readonly main: bigint;
  /** By provider. */
  readonly cash: ReadonlyMap<string, bigint>;
  readonly total: bigint;
  readonly isPlaying: boolean;
  /** The answer with the wallets. */
  readonly exchange: Exchange;
}

/** Undefined for whatever is no money by W-08. */
export const hundredths = (text: unknown): bigint | undefined =>
  typeof text === "string" && /^-?\d+\.\d{2}$/.test(text)
    ? BigInt(text.replace(".", ""))
    : undefined;

export const moneyText = (amount: bigint): string => {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, "0");
  return `${amount < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

export const sumOf = (amounts: Iterable<bigint>): bigint =>
  [...amounts].reduce((sum, amount) => sum + amount, 0n);

/** The answer that could not be read, or the balances. */
export const readBalances = async ({
  context: { client },
  token,
}: Pick<Acting, "context" | "token">): Promise<Balances | { readonly unreadable: Exchange }> => {
  const layout = await client.send({ path: layoutPath, token: token() });
  const exchange = await client.send({ path: walletPath, token: token() });
  const member = valueAt(envelopeIn(layout.json)?.data, "member_common_layout");
  const wallet = envelopeIn(exchange.json)?.data;
  const main = hundredths(valueAt(member, "member_cash"));
  const total = hundredths(valueAt(wallet, "total"));
  if (main === undefined || !hasSucceeded(layout)) return { unreadable: layout };
  if (total === undefined || !hasSucceeded(exchange)) return { unreadable: exchange };
  const rows = listAt(wallet, "my_cash_list").map((row): [string, bigint | undefined] => [
    textAt(row, "gp_id") ?? "",
    hundredths(valueAt(row, "cash")),
  ]);
  const cash = new Map(
    rows.flatMap(([gp, amount]) => (amount === undefined ? [] : [[gp, amount]])),
  );
  if (cash.size < rows.length) return { unreadable: exchange };
  return { main, cash, total, exchange, isPlaying: valueAt(member, "is_playing") === 1 };
};

/** Whether no wallet holds anything else than before. */
export const areEqual = (one: Balances, other: Balances): boolean =>
  one.main === other.main &&
  one.total === other.total &&
  [...new Set([...one.cash.keys(), ...other.cash.keys()])].every(
    (gp) => (one.cash.get(gp) ?? 0n) === (other.cash.get(gp) ?? 0n),
  );

export const describe = ({ main, cash, total }: Balances): string => {
  const held = [...cash].flatMap(([gp, amount]) =>
    amount === 0n ? [] : [`${gp} ${moneyText(amount)}`],
  );
  return `main wallet ${moneyText(main)}, ${held.join(", ") || "no provider anything"}, total ${moneyText(total)}`;
};
