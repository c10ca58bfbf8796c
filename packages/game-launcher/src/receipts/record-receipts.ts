import type { Machine } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import { isZero } from "@naluma/site/amounts";
import type { LaunchEvent } from "../launch/launch.events.ts";
import { idle, type LaunchState, type Playing } from "../launch/launch.state.ts";
import type { ReceiptBox } from "./receipt-box.ts";
import type { Receipt } from "./receipt.ts";
import { isBack, moneyIn, moneyOut, type WalletSnapshot } from "./wallet-snapshot.ts";

export interface RecordPorts {
  readonly launcher: Pick<Machine<LaunchState, LaunchEvent>, "getState" | "subscribe">;
  readonly clock: Pick<Clock, "now">;
  readonly box: Pick<ReceiptBox, "list" | "owner" | "keep" | "reload" | "askPlatform">;
  currency(): string;
  /** The main wallet's last known balance; undefined while it is uncertain. */
  mainNow(): string | undefined;
  /** The next answer about the wallet to a question asked from now on; nothing when none comes. */
  nextWalletSnapshot(): Promise<WalletSnapshot | undefined>;
  refreshWallet(): void;
  /** The provider still has the money of a game that an earlier page, or another tab, left behind. */
  balanceNotReturned(provider: string): void;
  /** A game has ended, and no other has been asked for. */
  notice(launchId: string): void;
  /** A game was asked for. */
  dropNotice(): void;
}

interface Session {
  readonly owner: string;
  /** An earlier page, or another tab, began it. */
  readonly isLeftover: boolean;
  receipt: Receipt;
}

/**
 * Writes a receipt of each session of a game. After its end the platform is asked. Where it keeps no receipts,
 * its answers before and after the money moved are compared. What is not certain stays unknown.
 */
export function recordReceipts(ports: RecordPorts): () => void {
  const { launcher, clock, box } = ports;
  let before: LaunchState = idle;
  /** The session that is on. */
  let current: Session | undefined;
  /** The main wallet, right before play1 and right before the leave. */
  let mainAtPlay: string | undefined;
  let mainAtLeave: string | undefined;
  /** Counts play1 calls of new starts: what is read after one says nothing about the session before. */
  let starts = 0;

  /** The platform may have told more of it meanwhile. */
  const storedOf = ({ receipt }: Session): Receipt =>
    box.list().find(({ launchId }) => launchId === receipt.launchId) ?? receipt;

  function write(session: Session, known: Partial<Receipt>) {
    const { isFoundLate } = session.receipt;
    session.receipt = { ...storedOf(session), isFoundLate, ...known };
    box.keep(session.owner, session.receipt);
  }

  async function begin({ launchId, game }: Playing) {
    const owner = box.owner();
    if (owner === undefined) return;
    const session: Session = {
      owner,
      isLeftover: false,
      receipt: {
        launchId,
        game: game.name.slice(0, 200),
        provider: game.providerId,
        providerName: game.providerName.slice(0, 200),
        currency: ports.currency(),
        start: clock.now(),
        end: null,
        isFoundLate: false,
        moneyIn: null,
        moneyOut: null,
        back: "unknown",
        rounds: null,
        result: null,
        openStake: null,
      },
    };
    current = session;
    write(session, {});
    const main = mainAtPlay;
    const coming = ports.nextWalletSnapshot();
    ports.refreshWallet();
    const snapshot = await coming;
    // Read after the leave, it would be another balance.
    if (!snapshot || current !== session || launcher.getState().at !== "playing") return;
    const known = moneyIn(main, snapshot, game.providerId);
    if (known !== null) write(session, { moneyIn: known });
  }

  /** Ends the current session and returns it. */
  function close(): Session | undefined {
    const session = current;
    current = undefined;
    if (!session) return undefined;
    const { launchId } = session.receipt;
    box.reload();
    const stored = storedOf(session);
    // Of a game that was taken over the other tab has seen the end, too; the first to see it is right.
    if (stored.end !== null) session.receipt = stored;
    else write(session, { end: clock.now() });
    if (launcher.getState().at === "idle") ports.notice(launchId);
    return session;
  }

  async function end() {
    const session = close();
    if (!session) return;
    const [main, start] = [mainAtLeave, starts];
    // The launcher asks for the wallet after every leave.
    const coming = ports.nextWalletSnapshot();
    if (await box.askPlatform()) session.receipt = storedOf(session);
    if (session.receipt.back === "unknown") {
      const snapshot = await coming;
      if (snapshot && start === starts) compare(session, main, snapshot);
    }
    // Whose game it was that it left, the launcher does not know itself.
    const { back, provider } = session.receipt;
    if (session.isLeftover && back === "not-yet") ports.balanceNotReturned(provider);
  }

  /** The platform keeps no receipts: what the main wallet gained is what came back. */
  function compare(session: Session, main: string | undefined, snapshot: WalletSnapshot) {
    const { provider, isFoundLate } = session.receipt;
    const out = moneyOut(main, snapshot, provider);
    const isKnown = out !== null && !(isFoundLate && isZero(out));
    const back = isBack(snapshot, provider) ? "all" : "not-yet";
    // The money of a game that was found late may have come home long before: nothing gained now says nothing.
    write(session, { back, moneyOut: isKnown ? out : null });
  }

  /** A game that an earlier page or another tab left behind: its receipt is the newest, and open. */
  function findLeftover() {
    box.reload();
    const owner = box.owner();
    const [newest] = box.list();
    if (!current && owner !== undefined && newest?.end === null)
      current = { owner, isLeftover: true, receipt: { ...newest, isFoundLate: true } };
  }

  /** The page before has begun this session, and its game goes on. */
  function resume(playing: Playing) {
    box.reload();
    const owner = box.owner();
    const receipt = box.list().find(({ launchId }) => launchId === playing.launchId);
    if (owner !== undefined && receipt?.end === null)
      current = { owner, isLeftover: false, receipt };
    else void begin(playing);
  }

  function follow() {
    const [was, now] = [before, launcher.getState()];
    before = now;
    switch (now.at) {
      case "starting":
        if (was.at !== "starting") ports.dropNotice();
        if (now.step === "leaving-first") {
          if (now.first === undefined) findLeftover();
          mainAtLeave = ports.mainNow();
        }
        if (now.step === "waiting-channel" && isLeavingFirst(was)) void end();
        if (now.step === "asking" && now.asked === 1) {
          starts++;
          mainAtPlay = ports.mainNow();
        }
        return;
      case "playing":
        if (was.at === "idle") resume(now);
        else if (current?.receipt.launchId !== now.launchId) void begin(now);
        return;
      case "quitting":
        if (was.at === "idle") findLeftover();
        if (now.step === "leaving" && !isLeavingFirst(was)) mainAtLeave = ports.mainNow();
        return;
      case "idle":
        // Another tab, or the logout, has asked for the money: what this one reads then may be from before or after.
        if (was.at === "playing") close();
        else void end();
    }
  }

  return launcher.subscribe(follow);
}

const isLeavingFirst = (state: LaunchState) =>
  state.at === "starting" && state.step === "leaving-first";
