import type { Locale } from "@naluma/site/locale";
import type { Catalogue } from "./catalogue/catalogue.ts";
import type { SandboxConfig } from "./config.ts";
import type { Contents } from "./content/contents.ts";
import type { Background } from "./ground/background.ts";
import type { Clock } from "./ground/clock.ts";
import type { Database } from "./ground/db/open.ts";
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

/** What calls work with: made once at start, handed to each. */
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
  /** What has left through the publisher lately. */
  readonly liveEvents: LiveEvents;
  /** The sockets of the embedded server; undefined where another server has them. */
  readonly sockets: () => SocketCounts | undefined;
  readonly refusedCalls: RefusedCalls;
  /** What the sockets of a session are called at the real-time server. */
  readonly connectionUser: (sessionId: string) => string;
  readonly background: Background;
  /** Public: clients find it in the site details. */
  readonly socketKey: string;
  /** Host and port of the socket as players reach it: the gateway, or an external server. */
  readonly socketHost: string;
  /** Where a game is opened with its ticket, e.g. `http://127.0.0.1:4200/play?ticket=…`. */
  readonly playAddress: (ticket: string) => string;
  /** Games that are played for nothing. */
  readonly demos: Demos;
  /** Where a demo is opened with its ticket. */
  readonly demoAddress: (ticket: string) => string;
  /** Origin of the games; pages of other origins are not ours to put into a frame. */
  readonly providerOrigin: string;
  /** Customer service in a language; the sandbox answers it itself. */
  readonly serviceAddress: (lang: Locale) => string;
  /** Members with a transfer under way: a second one is refused with 103. */
  readonly transferring: Set<number>;
  readonly campaignSchedule: CampaignSchedule;
  /** Draws the amounts of red envelopes and the prizes of roulettes; a test gives one that it knows. */
  readonly random: RandomWhole;
  readonly waitingStarts: WaitingStarts;
  /** A stand-in for an advertiser, on the origin of the games. */
  readonly thirdParty: ThirdParty;
}
