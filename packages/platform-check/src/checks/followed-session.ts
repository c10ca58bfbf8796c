import type { Client } from "../client.ts";
import type { TestAccount } from "../config.ts";
import type { Area } from "../contract.ts";
import { textAt } from "../json-value.ts";
import { envelopeIn } from "./answers.ts";
import type { CheckContext, Member } from "./context.ts";
import type { RealTime } from "./real-time.ts";
import { logIn, logOut } from "./sessions.ts";

/** The session that the calls are made with: it follows renewals, as that of every client must. */
export interface FollowedSession {
  readonly client: Client;
  readonly token: () => string;
  /** The same member with whatever the token is at the moment. */
  readonly member: Member;
  /** The tokens before each renewal. */
  readonly renewals: readonly string[];
  /** The platform has answered 401 to the current token. */
  readonly isLost: () => boolean;
}

export const followSession = (client: Client, login: Member): FollowedSession => {
  let { token } = login;
  let isLost = false;
  const renewals: string[] = [];
  return {
    renewals,
    token: () => token,
    member: {
      ...login,
      get token() {
        return token;
      },
    },
    isLost: () => isLost,
    client: {
      ...client,
      send: async (sending) => {
        const exchange = await client.send(sending);
        if (sending.token !== token) return exchange;
        if (exchange.status === 401) isLost = true;
        const next = exchange.headers.get("authorization");
        // The token that /get_login_header lends is for /login alone, and one that is in the data as well begins a session.
        const begun = textAt(envelopeIn(exchange.json)?.data, "token");
        const isRenewal = sending.path !== "/api/get_login_header" && next !== begun;
        if (next !== null && next !== token && isRenewal) {
          renewals.push(token);
          token = next;
        }
        return exchange;
      },
    },
  };
};

/** What several calls in a row are made with, as one member. */
export interface Acting {
  readonly context: CheckContext;
  readonly account: TestAccount;
  readonly member: Member;
  token(): string;
}

/** Works with a session of this account, which is ended afterwards. Nothing is tried if the login is refused. */
export const asMember = async (
  context: CheckContext,
  account: TestAccount,
  work: (acting: Acting) => Promise<void>,
): Promise<void> => {
  const login = await logIn(context, account);
  if (login === undefined) return;
  const session = followSession(context.client, login);
  const { client, member, token } = session;
  await work({ context: { ...context, client }, account, member, token });
  await logOut(context, session.member);
};

/** As the account that the configuration names for a call, with a session of its own; else as whoever acts already. */
export const asCaller = async (
  acting: Acting,
  call: string,
  work: (acting: Acting) => Promise<void>,
): Promise<void> => {
  const { context, account } = acting;
  const own = context.config.accounts.find(({ calls = [] }) => calls.includes(call));
  if (own === undefined || own.account === account.account) await work(acting);
  else await asMember(context, own, work);
};

/** What needs a session for more than one call, each with its area; what comes over a socket meanwhile is watched. */
export const checkMemberAreas = async (
  context: CheckContext,
  checks: readonly (readonly [Area, (acting: Acting) => Promise<void>])[],
  realTime: RealTime | undefined,
): Promise<void> => {
  const { config, results } = context;
  const [account] = config.may.login === true ? config.accounts : [];
  if (account && checks.length > 0)
    return asMember(context, account, async (acting) => {
      const listener = await realTime?.openAs(acting.member);
      for (const [, check] of checks) await check(acting);
      listener?.close();
    });
  for (const [area] of checks)
    results.skip(
      { rule: "login", area, subject: area, title: "the whole area", severity: "must" },
      "no member is logged in",
    );
};
