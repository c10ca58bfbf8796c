export const networks = ["fast", "slow", "failing"] as const;
export type Network = (typeof networks)[number];

/** Long enough to read what a page shows while it waits. */
const slowAnswer = 1_500;

let network: Network = "fast";

/** Set by Storybook's toolbar. Tests use the fast one. */
export const chooseNetwork = (chosen: Network): void => void (network = chosen);

/** Every fake platform responds through this function. `lost` makes the result for a response that never arrives. */
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
