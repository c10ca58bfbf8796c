import type { Store } from "@naluma/machine";
import { visitor, type SignedIn, type Who } from "@naluma/site/who";
import { atom } from "jotai/vanilla";
import type { WalletPorts } from "./wallet.ports.ts";

export interface FakeSession {
  readonly ports: WalletPorts["session"];
  signIn(member?: Partial<SignedIn>): void;
  clear(): void;
}

/** Who is at the page, as the test says. */
export function fakeSession(store: Store): FakeSession {
  const place = atom<Who>(visitor);
  return {
    ports: {
      atom: place,
      current: () => store.get(place),
      onChange(listener) {
        let before = store.get(place);
        return store.sub(place, () => {
          const was = before;
          before = store.get(place);
          listener(before, was);
        });
      },
    },
    signIn: (member) =>
      store.set(place, {
        role: "member",
        memberId: 7,
        account: "player01",
        currency: "USD",
        demo: false,
        ...member,
      }),
    clear: () => store.set(place, visitor),
  };
}
