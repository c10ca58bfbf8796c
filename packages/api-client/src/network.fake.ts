export const networks = ["fast", "slow", "failing"] as const;
export type Network = (typeof networks)[number];

/** Long enough to read what a page says while it waits. */
const slowAnswer = 1_500;

let network: Network = "fast";

/** As Storybook's toolbar says. Tests have the fast one. */
export const chooseNetwork = (chosen: Network): void => void (network = chosen);

/**
 * Every fake platform answers through here. `lost` is what the caller gets of an answer that never
 * arrives.
 */
export function acrossNetwork<Reply>(
  answer: () => Reply | Promise<Reply>,
  lost: () => Reply | Promise<Reply>,
): Reply | Promise<Reply> {
  switch (network) {
    case "fast":
      return answer();
    case "failing":
      return lost();
    case "slow":
      return new Promise<void>((over) => {
        setTimeout(over, slowAnswer);
      }).then(answer);
  }
}
