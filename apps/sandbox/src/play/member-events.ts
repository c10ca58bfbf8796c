import type { Background } from "../ground/background.ts";
import type { Database } from "../ground/db/open.ts";
import type { BegunSession } from "../members/sessions.ts";
import { money } from "../money/decimal.ts";
import type { Publisher } from "../realtime/publisher.ts";
import { mainBalance, type BalanceReader, type WalletOwner } from "./wallet.ts";

export const memberChannel = (memberId: number): string => `private-member.${memberId}`;

/** The member's events leave one after the other, and no call waits for them. */
export const queueForMember = (
  { background }: { readonly background: Background },
  memberId: number,
  task: () => Promise<void>,
): void => background.run(memberChannel(memberId), task);

/** What closing the sockets of a member's sessions needs. */
export interface SocketCloser {
  readonly background: Background;
  readonly publisher: Publisher;
  readonly connectionUser: (sessionId: string) => string;
}

/** After what was published for them before, the sockets of these sessions are closed. */
export const closeSockets = (
  { background, publisher, connectionUser }: SocketCloser,
  memberId: number,
  sessionIds: readonly string[],
): void =>
  queueForMember({ background }, memberId, () =>
    publisher.terminate(sessionIds.map(connectionUser)),
  );

/** A session has begun: the windows of those that it replaced hear of it, and then lose their sockets. */
export const announceLogin = (
  services: SocketCloser,
  memberId: number,
  { sessionId, replaced }: BegunSession,
): void => {
  queueForMember(services, memberId, () =>
    services.publisher.publish([memberChannel(memberId)], "login", { token: sessionId }),
  );
  closeSockets(services, memberId, replaced);
};

/** What publishing a member's balance needs. */
export interface CashPublisher extends BalanceReader {
  readonly background: Background;
  readonly db: Database;
  readonly publisher: Publisher;
}

/**
 * Sends every window of the member what the main wallet holds now. In turn: of two balances the newer
 * is read and sent last.
 */
export const publishCash = (services: CashPublisher, member: WalletOwner): void =>
  queueForMember(services, member.id, async () => {
    const cash = money(await mainBalance(services, services.db, member));
    await services.publisher.publish([memberChannel(member.id)], "member.cash", { cash });
  });

/** Tells every window of the member that letters have changed (RT-17 to RT-19). */
export const publishLetter = (
  services: Pick<CashPublisher, "background" | "publisher">,
  memberId: number,
  event: "letter.sent" | "letter.read" | "letter.delete",
  id: number,
): void =>
  queueForMember(services, memberId, () =>
    services.publisher.publish([memberChannel(memberId)], event, { id }),
  );

/** Tells every window of the member that what is known of the member has changed. */
export const publishProfile = (
  services: Pick<CashPublisher, "background" | "publisher">,
  memberId: number,
): void =>
  queueForMember(services, memberId, () =>
    services.publisher.publish([memberChannel(memberId)], "profile.updated", {}),
  );
