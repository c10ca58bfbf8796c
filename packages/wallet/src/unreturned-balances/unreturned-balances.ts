import type { Store } from "@naluma/machine";
import { localKeys, type BrowserStorage } from "@naluma/site/stored";
import type { Who } from "@naluma/site/who";
import { atom, type Atom } from "jotai/vanilla";
import * as v from "valibot";
import { stillUnreturned, type Wallet } from "../balances/wallet.ts";
import type { WalletPorts } from "../wallet.ports.ts";

/**
 * Providers whose leave call failed. The launcher marks, the platform's balance unmarks. The marks stay
 * with the browser: over a reload, in the other tabs, and until the same member logs in again.
 */
export interface UnreturnedBalances {
  readonly providersAtom: Atom<readonly string[]>;
  mark(provider: string): void;
  /** The wallet was read: what is empty there has come back. */
  compare(wallet: Wallet): void;
}

interface Ports {
  readonly store: Store;
  readonly local?: BrowserStorage | undefined;
  readonly session: WalletPorts["session"];
  readonly siteId: number;
}

interface Marks {
  /** Site and member. */
  readonly owner: string;
  readonly providers: readonly string[];
}

const name = v.pipe(v.string(), v.minLength(1));
const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ owner: name, providers: v.array(name) }),
);
const nobody: readonly string[] = [];

/** Marks of the member who is there; those of another one go when somebody logs in. */
export function createUnreturnedBalances({
  store,
  local,
  session,
  siteId,
}: Ports): UnreturnedBalances {
  const ownerOf = (who: Who) => (who.role === "member" ? `${siteId}:${who.memberId}` : undefined);
  const marksAtom = atom<Marks | undefined>(readMarks());

  /** What the browser keeps; nothing where it is not ours. */
  function readMarks(): Marks | undefined {
    const read = v.safeParse(schema, local?.getItem(localKeys.notReturned));
    return read.success ? read.output : undefined;
  }

  function keep(owner: string, providers: readonly string[]) {
    const marks = { owner, providers };
    if (providers.length === 0) local?.removeItem(localKeys.notReturned);
    else local?.setItem(localKeys.notReturned, JSON.stringify(marks));
    store.set(marksAtom, marks);
  }

  const marked = (owner: string) => {
    const marks = local ? readMarks() : store.get(marksAtom);
    return marks?.owner === owner ? marks.providers : nobody;
  };

  /** Another member wipes what was kept of the one before. */
  function takeOver() {
    const owner = ownerOf(session.current());
    if (owner !== undefined) keep(owner, marked(owner));
  }
  session.onChange(takeOver);
  takeOver();

  return {
    providersAtom: atom((get) => {
      const marks = get(marksAtom);
      return marks && marks.owner === ownerOf(get(session.atom)) ? marks.providers : nobody;
    }),
    mark(provider) {
      const owner = ownerOf(session.current());
      if (owner === undefined) return;
      keep(owner, [...marked(owner).filter((one) => one !== provider), provider]);
    },
    compare(wallet) {
      const owner = ownerOf(session.current());
      if (owner !== undefined) keep(owner, stillUnreturned(marked(owner), wallet));
    },
  };
}
