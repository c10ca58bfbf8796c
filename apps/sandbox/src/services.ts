import type { Locale } from "@naluma/site/locale";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { SandboxConfig } from "./config.ts";
import type { Contents } from "./content/contents.ts";
import type { Background } from "./ground/background.ts";
import type { Clock } from "./ground/clock.ts";
import type { Database } from "./ground/db/database.ts";
import type { Outage } from "./ground/db/outage.ts";
import type { Ledger } from "./ledger/ledger.ts";
import type { Captchas } from "./members/captcha.ts";
import type { Sessions } from "./members/sessions.ts";
import type { Throttle } from "./members/throttle.ts";
import type { WaitingStarts } from "./play/waiting-starts.ts";
import type { RandomWhole } from "./promotions/draw.ts";
import type { CampaignSchedule } from "./promotions/schedule.ts";
import type { Demos } from "./providers/demos.ts";
import type { LiveEvents } from "./realtime/live-events.ts";
import type { Publisher } from "./realtime/publisher.ts";
import type { SocketCounts } from "./realtime/pusher-server.ts";
import type { ProviderStatuses } from "./rounds/provider-status.ts";
import type { Sites } from "./sites/open-sites.ts";
import type { ThirdParty } from "./tracking/third-party.ts";
import type { OrderedAnswers } from "./wire/ordered-answers.ts";
import type { RefusedCalls } from "./wire/refused-calls.ts";

/** The dependencies of all calls, created once at the start. */
export interface Services {
  readonly config: SandboxConfig;
  readonly clock: Clock;
  readonly db: Database;
  readonly outage: Outage;
  readonly ledger: Ledger;
  readonly catalogue: Catalogue;
  readonly contents: Contents;
  readonly sessions: Sessions;
  readonly sites: Sites;
  readonly captchas: Captchas;
  readonly throttle: Throttle;
  readonly providerStatus: ProviderStatuses;
  readonly orderedAnswers: OrderedAnswers;
  readonly publisher: Publisher;
  /** The events recently sent through the publisher. */
  readonly liveEvents: LiveEvents;
  /** The sockets of the embedded server; undefined if an external server has them. */
  readonly sockets: () => SocketCounts | undefined;
  readonly refusedCalls: RefusedCalls;
  /** The user id of a session's sockets on the real-time server. */
  readonly connectionUser: (sessionId: string) => string;
  readonly background: Background;
  /** Public: clients get it in the site details. */
  readonly socketKey: string;
  /** Host and port of the socket for players: the gateway, or an external server. */
  readonly socketHost: string;
  /** The address of a game with its ticket, e.g. `http://127.0.0.1:4200/play?ticket=…`. */
  readonly playAddress: (ticket: string) => string;
  /** Games played for fun, with balances that are not in the ledger. */
  readonly demos: Demos;
  readonly demoAddress: (ticket: string) => string;
  /** Origin of the games; pages of other origins may not be framed. */
  readonly providerOrigin: string;
  /** The customer service address in a language; the sandbox serves its own page. */
  readonly serviceAddress: (lang: Locale) => string;
  /** Members with a transfer in progress; a second one is refused with 103. */
  readonly transferring: Set<number>;
  readonly campaignSchedule: CampaignSchedule;
  /** Draws the amounts of red envelopes and the prizes of roulettes; a test passes a predictable one. */
  readonly random: RandomWhole;
  readonly waitingStarts: WaitingStarts;
  /** An advertiser stand-in on the games' origin. */
  readonly thirdParty: ThirdParty;
}
