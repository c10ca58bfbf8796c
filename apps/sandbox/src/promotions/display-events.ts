import type { Background } from "../ground/background.ts";
import type { Publisher } from "../realtime/publisher.ts";
import type { CampaignKind } from "./schema.ts";

/** As the contract spells them (docs/wire/events.yaml). */
const events = { red_envelope: "RedEnvelopeDisplay", roulette: "roulette_display" } as const;

/** What is offered in these currencies has changed: browsers fetch it again. */
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
