import type { Background } from "../ground/background.ts";
import type { Publisher } from "../realtime/publisher.ts";
import type { CampaignKind } from "./schema.ts";

/** Spelled as in the contract (docs/wire/events.yaml). */
const events = { red_envelope: "RedEnvelopeDisplay", roulette: "roulette_display" } as const;

/** The offers in these currencies have changed, so browsers load them again. */
export const publishDisplay = (
  { background, publisher }: { readonly background: Background; readonly publisher: Publisher },
  kind: CampaignKind,
  currencies: readonly string[],
): void =>
  background.run(`campaigns:${kind}`, () =>
    publisher.publish(
      currencies.map((currency) => `private-member.${currency}`),
      events[kind],
      {},
    ),
  );
