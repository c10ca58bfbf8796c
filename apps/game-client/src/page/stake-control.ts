import { byId, element } from "./elements.ts";
import { formatAmount } from "./format.ts";

/** The stake of the next round, between a button to lower it and one to raise it. Amounts are decimal text. */
export interface StakeControl {
  /** Undefined until the provider has sent the available stakes. */
  current(): string | undefined;
  smallest(): string | undefined;
  largest(): string | undefined;
  offer(stakes: readonly string[], current: string): void;
  show(isLocked: boolean): void;
}

export function createStakeControl(changed: () => void): StakeControl {
  let stakes: readonly string[] = [];
  let index = 0;

  const select = (wanted: number): void => {
    index = Math.max(0, Math.min(stakes.length - 1, wanted));
    changed();
  };
  byId("stake-less").addEventListener("click", () => select(index - 1));
  byId("stake-more").addEventListener("click", () => select(index + 1));

  return {
    current: () => stakes[index],
    smallest: () => stakes[0],
    largest: () => stakes.at(-1),
    offer(offered, current) {
      stakes = offered;
      index = Math.max(0, stakes.indexOf(current));
    },
    show(isLocked) {
      byId("stake").textContent = formatAmount(stakes[index] ?? "0.00");
      byId("stake-steps").replaceChildren(
        ...stakes.map((_stake, step) => element("i", step <= index ? "on" : "")),
      );
      byId("stake-less").toggleAttribute("disabled", isLocked || index === 0);
      byId("stake-more").toggleAttribute("disabled", isLocked || index >= stakes.length - 1);
    },
  };
}
