import type { Stack } from "@naluma/tools/stack";

/** What a call is told to answer; `POST /sandbox/answers` in docs/sandbox.md. */
export interface OrderedAnswer {
  /** The path of the call, `/v2/member/my_cash`, or `*` for every call. */
  path: string;
  /** Member id or account; left out it is anybody. */
  member?: string | number;
  /** Left out, the call is carried out and its own answer sent, late or in the other envelope. */
  code?: string;
  message?: string;
  status?: number;
  /** Milliseconds. */
  delay_ms?: number;
  /** Envelope 1 or 2. */
  form?: 1 | 2;
  data?: unknown;
  headers?: Record<string, string>;
  /** Sent as it is, instead of an envelope. */
  raw?: string;
  /** `wait` begins only once the orders are cleared, `hold` answers nothing until then, `abort` cuts the connection. */
  behaviour?: "answer" | "wait" | "hold" | "abort";
  /** The call has its effect, only its answer is replaced or lost. */
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
  /** Minor units, as text. */
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

/** A red envelope or a roulette; `POST /sandbox/campaigns` in docs/sandbox.md. */
export interface NewCampaign {
  kind: "red_envelope" | "roulette";
  name: Record<string, string>;
  /** ISO 8601, or ms since 1970. */
  end_at: number | string;
  times: number;
  per: "campaign" | "day";
  /** Only these; left out it is everybody. */
  members?: string[];
  currencies: Record<string, string | number>[];
  prizes?: unknown[];
}

export interface TrackingReceived {
  kind: "script" | "report" | "event";
  /** Of a script. */
  name?: string;
  body?: unknown;
}

/** A red envelope or a roulette, as far as tests ask. */
export interface WireCampaign {
  id: number;
  kind: "red_envelope" | "roulette";
  state: "running" | "coming" | "ended";
}

/** What a provider does now, as far as tests ask. */
interface WireProvider {
  gp_id: string;
  state: ProviderStanding["state"];
  rules: PlayRules;
}

/** The operator's hand in a test: everything that a player cannot do, over HTTP as documented. */
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
    /** Orders what a call answers from now on; cleared after the test. */
    answer: async (order: OrderedAnswer): Promise<void> =>
      void (await call("POST", "/answers", order)),
    /** How many calls are still to come to the platform for what was ordered once: a page asks before it arrives there. */
    callsToCome: async (path: string): Promise<number> => {
      const { data } = (await call("GET", "/answers")) as { data: readonly { path: string }[] };
      return data.filter((order) => order.path === path).length;
    },
    /** Clears all orders and lets held calls go. */
    clearAnswers: async (): Promise<void> => void (await call("DELETE", "/answers")),
    provider: async (gpId: string, standing: ProviderStanding): Promise<void> =>
      void (await call("POST", `/providers/${gpId}`, standing)),
    /** All of them, as they stand now. */
    providers: async (): Promise<readonly WireProvider[]> =>
      ((await call("GET", "/providers")) as { data: WireProvider[] }).data,
    /** What the pages of a provider's games may offer. */
    playRules: async (gpId: string, rules: PlayRules): Promise<void> =>
      void (await call("POST", `/providers/${gpId}/rules`, rules)),
    /** Opens an account at the first site. */
    member: async (account: {
      account: string;
      password: string;
      currency: string;
      dollars: number;
      /** Whose downline it joins. */
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
    /** Gives money, or takes it with a leading minus; decimal text. */
    money: async (member: string | number, amount: string): Promise<void> =>
      void (await call("POST", "/money", { member, amount })),
    /** Publishes a real-time event, as the platform would. */
    event: async (
      channel: string | string[],
      event: string,
      payload: unknown = {},
    ): Promise<void> => void (await call("POST", "/events", { channel, event, payload })),
    /** An address that logs its reader in as the member, once. */
    loginLink: async (member: string): Promise<string> => {
      const { data } = (await call("POST", "/login-links", { member })) as {
        data: { address: string };
      };
      return data.address;
    },
    /** Makes a campaign and answers with its id; open browsers hear of it. */
    campaign: async (campaign: NewCampaign): Promise<number> => {
      const { data } = (await call("POST", "/campaigns", campaign)) as { data: { id: number } };
      return data.id;
    },
    /** Those of the first site, newest first. */
    campaigns: async (): Promise<readonly WireCampaign[]> =>
      ((await call("GET", "/campaigns?site_id=1")) as { data: { campaigns: WireCampaign[] } }).data
        .campaigns,
    endCampaign: async (id: number): Promise<void> =>
      void (await call("POST", `/campaigns/${id}/end`)),
    /** A reality check is due for this member now, and until it was seen. */
    realityCheck: async (account: string): Promise<void> => {
      const { data } = (await call("GET", `/members?text=${account}`)) as {
        data: { list: readonly { member_id: number; account: string }[] };
      };
      const found = data.list.find((each) => each.account === account);
      const reason = "A journey is about it.";
      await call("POST", `/members/${found?.member_id}/reality-check`, { reason });
    },
    /** What the first site shows, by kind, in the shape that `content` takes. */
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
    /** What the stand-in for an advertiser has received, oldest first. */
    tracking: async (): Promise<TrackingReceived[]> =>
      ((await call("GET", "/tracking")) as { data: TrackingReceived[] }).data,
    forgetTracking: async (): Promise<void> => void (await call("DELETE", "/tracking")),
    outbox: async (): Promise<unknown> => await call("GET", "/outbox"),
    ledger,
    /** The ledger's accounts of one member of the first site, the main wallet and the providers'. */
    walletsOf: async (account: string): Promise<LedgerAccount[]> =>
      (await ledger()).accounts.filter(
        (row) => row.member_account === account && row.site_id === 1,
      ),
  };
};

export type Operator = ReturnType<typeof createOperator>;
