import type { Store } from "@naluma/machine";
import { visitor, type SignedIn, type Who } from "@naluma/site/who";
import { exampleMember } from "@naluma/site/who.fake";
import { atom } from "jotai/vanilla";
import type { WalletPorts } from "./wallet-service.ports.ts";

export interface FakeSession {
  readonly ports: WalletPorts["session"];
  signIn(member?: Partial<SignedIn>): void;
  clear(): void;
}

/** The session's user, as set by the test. */
export function fakeSession(store: Store): FakeSession {
  const whoAtom = atom<Who>(visitor);
  return {
    ports: {
      atom: whoAtom,
      current: () => store.get(whoAtom),
      onChange(listener) {
        let before = store.get(whoAtom);
        return store.sub(whoAtom, () => {
          const was = before;
          before = store.get(whoAtom);
          listener(before, was);
        });
      },
    },
    signIn: (member) => store.set(whoAtom, { ...exampleMember, ...member }),
    clear: () => store.set(whoAtom, visitor),
  };
}
