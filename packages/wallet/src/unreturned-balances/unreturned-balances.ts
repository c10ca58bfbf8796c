import type { Store } from "@naluma/machine";
import { localKeys, type BrowserStorage } from "@naluma/site/stored";
import type { Who } from "@naluma/site/who";
import { atom, type Atom } from "jotai/vanilla";
import * as v from "valibot";
import { stillUnreturned, type Wallet } from "../balances/wallet.ts";
import type { WalletPorts } from "../wallet-service.ports.ts";

/**
 * Providers whose leave call failed. The launcher sets a mark, and the platform's balance clears it. Marks are
 * stored in the browser: they survive a reload, apply to other tabs, and stay until the same member logs in again.
 */
export interface UnreturnedBalances {
  readonly providersAtom: Atom<readonly string[]>;
  mark(provider: string): void;
  /** Clears the marks of providers that are empty in a newly fetched wallet. */
  compare(wallet: Wallet): void;
}

interface Ports {
  readonly store: Store;
  readonly local?: BrowserStorage | undefined;
  readonly session: WalletPorts["session"];
  readonly siteId: number;
}

interface Marks {
  /** The site and the member. */
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

/** The marks of the current member; those of another member are removed at login. */
export function createUnreturnedBalances({
  store,
  local,
  session,
  siteId,
}: Ports): UnreturnedBalances {
  const ownerOf = (who: Who) => (who.role === "member" ? `${siteId}:${who.memberId}` : undefined);
  const marksAtom = atom<Marks | undefined>(readMarks());

  /** The stored marks; undefined if there are none or they are invalid. */
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

  /** Removes what was stored for another member. */
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
