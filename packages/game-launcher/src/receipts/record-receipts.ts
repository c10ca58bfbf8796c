import type { Machine, Store } from "@naluma/machine";
import { browserClock, type Clock } from "@naluma/machine/clock";
import { isZero } from "@naluma/site/amounts";
import type { LaunchEvent } from "../launch/launch.events.ts";
import { idle, type LaunchState, type Playing } from "../launch/launch.state.ts";
import {
  createReceiptBox,
  endedLaunchAtom,
  receiptBoxAtom,
  type ReceiptBox,
  type ReceiptBoxPorts,
} from "./receipt-box.ts";
import type { Receipt } from "./receipt.ts";
import { isBack, moneyIn, moneyOut, type WalletSnapshot } from "./wallet-snapshot.ts";

interface Ports
  extends ReceiptBoxPorts, Omit<RecordPorts, "box" | "clock" | "notice" | "dropNotice"> {
  readonly store: Store;
}

/** Each game session leaves a receipt; from now on the pages of this site show them. */
export function keepReceipts(ports: Ports): ReceiptBox {
  const { store } = ports;
  const box = createReceiptBox(ports);
  store.set(receiptBoxAtom, box);
  recordReceipts({
    ...ports,
    clock: browserClock,
    box,
    notice: (launchId) => store.set(endedLaunchAtom, launchId),
    dropNotice: () => store.set(endedLaunchAtom, undefined),
  });
  return box;
}

export interface RecordPorts {
  readonly launcher: Pick<Machine<LaunchState, LaunchEvent>, "getState" | "subscribe">;
  readonly clock: Pick<Clock, "now">;
  readonly box: Pick<ReceiptBox, "list" | "owner" | "keep" | "reload" | "askPlatform">;
  currency(): string;
  /** The main wallet's last known balance; undefined while it is uncertain. */
  mainNow(): string | undefined;
  /** The next response about the wallet to a request made from now on; undefined if there is none. */
  nextWalletSnapshot(): Promise<WalletSnapshot | undefined>;
  refreshWallet(): void;
  /** The provider still holds the money of a game that an earlier page, or another tab, left behind. */
  balanceNotReturned(provider: string): void;
  /** A game has ended, and no other one has been requested. */
  notice(launchId: string): void;
  /** A game was requested. */
  dropNotice(): void;
}

interface Session {
  readonly owner: string;
  /** The session was started by an earlier page or another tab. */
  readonly isLeftover: boolean;
  receipt: Receipt;
}

/**
 * Writes a receipt of each game session. When it ends, the platform is asked for its receipt. If the platform keeps
 * none, its balances before and after the transfers are compared. Anything uncertain stays unknown.
 */
export function recordReceipts(ports: RecordPorts): () => void {
  const { launcher, clock, box } = ports;
  let before: LaunchState = idle;
  let current: Session | undefined;
  /** The main wallet's balance, right before play1 and right before the leave. */
  let mainAtPlay: string | undefined;
  let mainAtLeave: string | undefined;
  /** Counts the play1 calls of new starts: a balance read after one says nothing about the previous session. */
  let starts = 0;

  /** The platform may have reported more about it meanwhile. */
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
    // After the leave, the balance would be a different one.
    if (!snapshot || current !== session || launcher.getState().at !== "playing") return;
    const known = moneyIn(main, snapshot, game.providerId);
    if (known !== null) write(session, { moneyIn: known });
  }

  function close(): Session | undefined {
    const session = current;
    current = undefined;
    if (!session) return undefined;
    const { launchId } = session.receipt;
    box.reload();
    const stored = storedOf(session);
    // When a game is taken over, the other tab also sees its end; the first record is the correct one.
    if (stored.end !== null) session.receipt = stored;
    else write(session, { end: clock.now() });
    if (launcher.getState().at === "idle") ports.notice(launchId);
    return session;
  }

  async function end() {
    const session = close();
    if (!session) return;
    const [main, start] = [mainAtLeave, starts];
    // The launcher requests the wallet after every leave.
    const coming = ports.nextWalletSnapshot();
    if (await box.askPlatform()) session.receipt = storedOf(session);
    if (session.receipt.back === "unknown") {
      const snapshot = await coming;
      if (snapshot && start === starts) compare(session, main, snapshot);
    }
    // The launcher itself does not know whose game it left.
    const { back, provider } = session.receipt;
    if (session.isLeftover && back === "not-yet") ports.balanceNotReturned(provider);
  }

  /** The platform keeps no receipts, so the gain of the main wallet is what was returned. */
  function compare(session: Session, main: string | undefined, snapshot: WalletSnapshot) {
    const { provider, isFoundLate } = session.receipt;
    const out = moneyOut(main, snapshot, provider);
    const isKnown = out !== null && !(isFoundLate && isZero(out));
    const back = isBack(snapshot, provider) ? "all" : "not-yet";
    // The money of a game found late may have been returned long before, so the gain seen now proves nothing.
    write(session, { back, moneyOut: isKnown ? out : null });
  }

  /** A game that an earlier page or another tab left behind: its receipt is the newest one, and open. */
  function findLeftover() {
    box.reload();
    const owner = box.owner();
    const [newest] = box.list();
    if (!current && owner !== undefined && newest?.end === null)
      current = { owner, isLeftover: true, receipt: { ...newest, isFoundLate: true } };
  }

  /** The previous page started this session, and its game goes on. */
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
        // Another tab, or the logout, has requested the money, so a balance read here may be from before or after.
        if (was.at === "playing") close();
        else void end();
    }
  }

  return launcher.subscribe(follow);
}

const isLeavingFirst = (state: LaunchState) =>
  state.at === "starting" && state.step === "leaving-first";
