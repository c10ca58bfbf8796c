import * as v from "valibot";
import { onePicture } from "../ground/db/database.ts";
import { empty, flag, money, nothing, picture, providerId } from "../ground/values.ts";
import { money as decimal } from "../money/amounts.ts";
import { lockMember, runningLaunch } from "../play/launches.ts";
import { memberChannel, publishCash, queueForMember } from "../play/member-events.ts";
import { mainBalance, moveBack } from "../play/wallet.ts";
import { finishDue } from "../rounds/open-rounds.ts";
import { canReturn, returnable } from "../rounds/provider-status.ts";
import { waitForProviders } from "../rounds/wait-for-providers.ts";
import type { Services } from "../services.ts";
import { done, refusal } from "../wire/answer.ts";
import { memberCall, type MemberAsk, type MoneyAsk } from "../wire/call.ts";
import { moneyCall } from "../wire/money-call.ts";

type Needs = Pick<
  Services,
  | "background"
  | "catalogue"
  | "clock"
  | "db"
  | "ledger"
  | "providerStatus"
  | "publisher"
  | "transferring"
>;

const walletRow = v.object({ gp_id: providerId, is_light: flag, icon_dark: picture, cash: money });

const holding = async ({ services, holder: { member } }: MemberAsk<Needs>, db = services.db) => {
  const wallets = await services.ledger.providerWallets(db, member.id, member.currency);
  return [...wallets].flatMap(([gpId, balance]) => (balance > 0n ? [gpId] : []));
};

const myCash = memberCall({
  path: "/api/member/profile/my_cash",
  operationId: "getWallet",
  tag: "Play and wallet",
  body: empty,
  data: v.object({ my_cash_list: v.array(walletRow), total: money }),
  run: async ({ services, holder: { member } }: MemberAsk<Needs>) => {
    // Read in one transaction, so that money moving between two wallets appears in exactly one of them.
    const { rows, main } = await services.db.transaction(async (tx) => {
      const statuses = await services.providerStatus.all(tx);
      const wallets = await services.ledger.providerWallets(tx, member.id, member.currency);
      return {
        main: await mainBalance(services, tx, member),
        rows: services.catalogue.providers.map(({ gp_id }) => ({
          gp_id,
          balance: wallets.get(gp_id) ?? 0n,
          isLight: canReturn(statuses.get(gp_id)),
        })),
      };
    }, onePicture);
    return done({
      my_cash_list: rows.map(({ gp_id, balance, isLight }) => ({
        gp_id,
        is_light: isLight ? 1 : 0,
        icon_dark: `/media/providers/${gp_id}.svg`,
        cash: decimal(balance),
      })),
      total: decimal(rows.reduce((sum, { balance }) => sum + balance, main)),
    });
  },
});

const returnAll = async (ask: MoneyAsk<Needs>) => {
  const { services, tx, holder, lang, key } = ask;
  const { member } = holder;
  await lockMember(tx, member.id);
  if (await runningLaunch(tx, member.id)) return refusal("102", "back_playing", lang);
  await finishDue(services, tx, { memberId: member.id, now: services.clock() });
  const gpIds = await holding(ask, tx);
  if (gpIds.length === 0) return refusal("101", "back_nothing", lang);

  const home = returnable(gpIds, await services.providerStatus.all(tx));
  // The launch of a key is stored for ever, the key of a get-back for a day; the time keeps reused keys distinct.
  await moveBack(services, tx, member, {
    gpIds: home.gpIds,
    key: `back:${member.id}:${key}:${services.clock()}`,
    kind: "from-provider",
  });
  if (home.gpIds.length > 0)
    ask.afterwards(() => {
      publishCash(services, member);
      queueForMember(services, member.id, () =>
        services.publisher.publish([memberChannel(member.id)], "all_transfer_back", {}),
      );
    });
  if (home.short === "partly") return refusal("105", "back_partly", lang);
  if (home.short === "maintenance") return refusal("104", "back_maintenance", lang);
  return done();
};

/** A second transfer of the same member at the same time is refused with 103; a retry of the first waits. */
const takeTurn = async (ask: MemberAsk<Needs>) => {
  const { transferring } = ask.services;
  const memberId = ask.holder.member.id;
  if (transferring.has(memberId)) return refusal("103", "back_running", ask.lang);
  transferring.add(memberId);
  try {
    await waitForProviders(ask.services, await holding(ask));
  } catch (error) {
    transferring.delete(memberId);
    throw error;
  }
  return () => void transferring.delete(memberId);
};

const getBack = (path: `/api/${string}`, operationId: string) =>
  moneyCall({
    path,
    operationId,
    tag: "Play and wallet",
    body: empty,
    data: nothing,
    prepare: takeTurn,
    run: returnAll,
  });

export const walletCalls = [
  myCash,
  getBack("/api/member/profile/balance/all/back", "bringAllBack"),
  getBack("/api/member/profile/balance_get_back", "getBalanceBack"),
];
