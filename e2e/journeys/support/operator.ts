import type { Stack } from "@naluma/tools/stack";

/** An order for the response to a call; see `POST /sandbox/answers` in docs/sandbox.md. */
export interface OrderedAnswer {
  /** The path of the call, `/v2/member/my_cash`, or `*` for every call. */
  path: string;
  /** Member id or account; if omitted, it applies to everybody. */
  member?: string | number;
  /** If omitted, the call is carried out and its own response is sent, late or in the other envelope. */
  code?: string;
  message?: string;
  status?: number;
  /** In milliseconds. */
  delay_ms?: number;
  /** Envelope 1 or 2. */
  form?: 1 | 2;
  data?: unknown;
  headers?: Record<string, string>;
  /** Sent unchanged, instead of an envelope. */
  raw?: string;
  /**
   * `wait` carries the call out only once the orders are cleared, `hold` sends no response until then, `abort` cuts the
   * connection.
   */
  behaviour?: "answer" | "wait" | "hold" | "abort";
  /** The call takes effect, and only its response is replaced or lost. */
  carry_out?: boolean;
  times?: "once" | "always" | number;
}

export type ProviderStanding =
  | { state: "open" }
  | { state: "maintenance"; start_at?: string; end_at?: string }
  | { state: "slow"; delay_ms?: number }
  | { state: "refusing" };

export interface PlayRules {
  readonly autoplay?: boolean;
  readonly turbo?: boolean;
}

export interface LedgerAccount {
  id: number;
  owner: string;
  member_id?: number;
  member_account?: string;
  site_id?: number;
  kind: string;
  gp_id?: string;
  currency: string;
  /** Minor units as text. */
  balance: string;
  opening: string;
}

export interface LedgerTransaction {
  id: number;
  key: string;
  kind: string;
  at: string;
  entries: { account_id: number; amount: string }[];
}

export interface Ledger {
  accounts: LedgerAccount[];
  transactions: LedgerTransaction[];
}

/** A red envelope or a roulette; see `POST /sandbox/campaigns` in docs/sandbox.md. */
export interface NewCampaign {
  kind: "red_envelope" | "roulette";
  name: Record<string, string>;
  /** ISO 8601, or ms since 1970. */
  end_at: number | string;
  times: number;
  per: "campaign" | "day";
  /** If given, only these members; otherwise everybody. */
  members?: string[];
  currencies: Record<string, string | number>[];
  prizes?: unknown[];
}

export interface TrackingReceived {
  kind: "script" | "report" | "event";
  /** The name of a script. */
  name?: string;
  body?: unknown;
}

/** The fields of a red envelope or a roulette that tests use. */
export interface WireCampaign {
  id: number;
  kind: "red_envelope" | "roulette";
  state: "running" | "coming" | "ended";
}

/** The fields of a provider's state that tests use. */
interface WireProvider {
  gp_id: string;
  state: ProviderStanding["state"];
  rules: PlayRules;
}

/** The operator's side of a test: everything that a player cannot do, over HTTP as documented. */
export const createOperator = ({ api, operatorKey }: Pick<Stack, "api" | "operatorKey">) => {
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`${api}/sandbox${path}`, {
      method,
      headers: { authorization: `Bearer ${operatorKey}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} /sandbox${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text);
  };
  const ledger = async () => (await call("GET", "/ledger")) as Ledger;

  return {
    /** Orders the response to a call from now on; cleared after the test. */
    answer: async (order: OrderedAnswer): Promise<void> =>
      void (await call("POST", "/answers", order)),
    /** How many of the calls that were ordered once have not reached the platform yet; the page sends them earlier. */
    callsToCome: async (path: string): Promise<number> => {
      const { data } = (await call("GET", "/answers")) as { data: readonly { path: string }[] };
      return data.filter((order) => order.path === path).length;
    },
    /** Clears all orders and releases held calls. */
    clearAnswers: async (): Promise<void> => void (await call("DELETE", "/answers")),
    provider: async (gpId: string, standing: ProviderStanding): Promise<void> =>
      void (await call("POST", `/providers/${gpId}`, standing)),
    /** The current state of all providers. */
    providers: async (): Promise<readonly WireProvider[]> =>
      ((await call("GET", "/providers")) as { data: WireProvider[] }).data,
    /** Sets the features that the pages of a provider's games may offer. */
    playRules: async (gpId: string, rules: PlayRules): Promise<void> =>
      void (await call("POST", `/providers/${gpId}/rules`, rules)),
    /** Opens an account at the first site. */
    member: async (account: {
      account: string;
      password: string;
      currency: string;
      dollars: number;
      /** The agent whose downline the account joins. */
      agent?: string;
    }): Promise<void> => void (await call("POST", "/members", account)),
    /** Makes a member of the first site an active agent. */
    agent: async (account: string): Promise<void> =>
      void (await call("POST", `/agents/${account}/application`, { state: "accepted" })),
    /** Writes to a member; the text is HTML. */
    letter: async (member: string, title: string, content = "<p>Text</p>"): Promise<void> =>
      void (await call("POST", "/letters", {
        member,
        title: { en_US: title },
        content: { en_US: content },
      })),
    /** Adds money, or takes it with a leading minus; decimal text. */
    money: async (member: string | number, amount: string): Promise<void> =>
      void (await call("POST", "/money", { member, amount })),
    /** Publishes a real-time event, as the platform would. */
    event: async (
      channel: string | string[],
      event: string,
      payload: unknown = {},
    ): Promise<void> => void (await call("POST", "/events", { channel, event, payload })),
    /** Creates an address that logs its visitor in as the member, once. */
    loginLink: async (member: string): Promise<string> => {
      const { data } = (await call("POST", "/login-links", { member })) as {
        data: { address: string };
      };
      return data.address;
    },
    /** Creates a campaign and returns its id; open browsers are notified. */
    campaign: async (campaign: NewCampaign): Promise<number> => {
      const { data } = (await call("POST", "/campaigns", campaign)) as { data: { id: number } };
      return data.id;
    },
    /** The campaigns of the first site, newest first. */
    campaigns: async (): Promise<readonly WireCampaign[]> =>
      ((await call("GET", "/campaigns?site_id=1")) as { data: { campaigns: WireCampaign[] } }).data
        .campaigns,
    endCampaign: async (id: number): Promise<void> =>
      void (await call("POST", `/campaigns/${id}/end`)),
    /** Makes a reality check due for this member, until it has been seen. */
    realityCheck: async (account: string): Promise<void> => {
      const { data } = (await call("GET", `/members?text=${account}`)) as {
        data: { list: readonly { member_id: number; account: string }[] };
      };
      const found = data.list.find((each) => each.account === account);
      const reason = "A journey is about it.";
      await call("POST", `/members/${found?.member_id}/reality-check`, { reason });
    },
    /** The contents of the first site by kind, in the format that `content` takes. */
    contents: async (): Promise<Readonly<Record<string, readonly unknown[]>>> => {
      const { data } = (await call("GET", "/content")) as { data: Record<string, object[]> };
      const asPlaced = (item: object) =>
        Object.fromEntries(
          Object.entries(item).filter(([name]) => !["id", "position"].includes(name)),
        );
      return Object.fromEntries(
        Object.entries(data).map(([kind, items]) => [kind, items.map(asPlaced)]),
      );
    },
    content: async (kind: string, items: readonly unknown[]): Promise<void> =>
      void (await call("POST", "/content", { kind, items })),
    /** The requests that the advertiser's stand-in has received, oldest first. */
    tracking: async (): Promise<TrackingReceived[]> =>
      ((await call("GET", "/tracking")) as { data: TrackingReceived[] }).data,
    forgetTracking: async (): Promise<void> => void (await call("DELETE", "/tracking")),
    outbox: async (): Promise<unknown> => await call("GET", "/outbox"),
    ledger,
    /** The ledger accounts of one member of the first site: the main wallet and those at providers. */
    walletsOf: async (account: string, site = 1): Promise<LedgerAccount[]> =>
      (await ledger()).accounts.filter(
        (row) => row.member_account === account && row.site_id === site,
      ),
  };
};

export type Operator = ReturnType<typeof createOperator>;
