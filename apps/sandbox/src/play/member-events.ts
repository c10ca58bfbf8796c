import type { Background } from "../ground/background.ts";
import type { Database } from "../ground/db/database.ts";
import type { BegunSession } from "../members/sessions.ts";
import { money } from "../money/amounts.ts";
import type { Publisher } from "../realtime/publisher.ts";
import { mainBalance, type BalanceReader, type WalletOwner } from "./wallet.ts";

export const memberChannel = (memberId: number): string => `private-member.${memberId}`;

/** Events of one member are sent in order, and no call waits for them. */
export const queueForMember = (
  { background }: { readonly background: Background },
  memberId: number,
  task: () => Promise<void>,
): void => background.run(memberChannel(memberId), task);

export interface SocketCloser {
  readonly background: Background;
  readonly publisher: Publisher;
  readonly connectionUser: (sessionId: string) => string;
}

/** Closes the sockets of these sessions after their pending events have been sent. */
export const closeSockets = (
  { background, publisher, connectionUser }: SocketCloser,
  memberId: number,
  sessionIds: readonly string[],
): void =>
  queueForMember({ background }, memberId, () =>
    publisher.terminate(sessionIds.map(connectionUser)),
  );

/** Notifies the windows of the sessions that a new one has replaced, and then closes their sockets. */
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

export interface CashPublisher extends BalanceReader {
  readonly background: Background;
  readonly db: Database;
  readonly publisher: Publisher;
}

/**
 * Sends the main wallet's current balance to every window of the member. Queued, so that the newest balance is
 * read and sent last.
 */
export const publishCash = (services: CashPublisher, member: WalletOwner): void =>
  queueForMember(services, member.id, async () => {
    const cash = money(await mainBalance(services, services.db, member));
    await services.publisher.publish([memberChannel(member.id)], "member.cash", { cash });
  });

/** Notifies every window of the member that letters have changed (RT-17 to RT-19). */
export const publishLetter = (
  services: Pick<CashPublisher, "background" | "publisher">,
  memberId: number,
  event: "letter.sent" | "letter.read" | "letter.delete",
  id: number,
): void =>
  queueForMember(services, memberId, () =>
    services.publisher.publish([memberChannel(memberId)], event, { id }),
  );

/** Notifies every window of the member that the profile has changed. */
export const publishProfile = (
  services: Pick<CashPublisher, "background" | "publisher">,
  memberId: number,
): void =>
  queueForMember(services, memberId, () =>
    services.publisher.publish([memberChannel(memberId)], "profile.updated", {}),
  );
