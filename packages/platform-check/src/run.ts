import { envelopeIn } from "./checks/answers.ts";
import { bodyFor, objection, type CheckContext, type Member } from "./checks/context.ts";
import { beginRealTime, checkAsMember, skipMember } from "./checks/events.ts";
import { checkExamples } from "./checks/examples.ts";
import { checkFaults, checkUnknownPaths } from "./checks/faults.ts";
import type { RealTime } from "./checks/real-time.ts";
import { checkAbsent, presenceOf } from "./checks/services.ts";
import { checkRenewal, checkSessions, logIn, logOut } from "./checks/sessions.ts";
import { checkTokens } from "./checks/tokens.ts";
import { createClient, Unreachable, type Client } from "./client.ts";
import { UsageError, type CheckConfig, type TestAccount } from "./config.ts";
import type { Area, Contract, ContractCall } from "./contract.ts";
import { isObject, valueAt } from "./json-value.ts";
import { createMask } from "./masking.ts";
import { createResults, type Result } from "./results.ts";
import type { Socket } from "./socket.ts";

export interface RunOptions {
  readonly origin: string;
  readonly contract: Contract;
  readonly config: CheckConfig;
  readonly areas: readonly Area[];
  readonly isReadOnly: boolean;
  readonly onResult?: (result: Result) => void;
}

export interface CallTimes {
  readonly path: string;
  readonly count: number;
  /** In ms. */
  readonly p50: number;
  readonly p95: number;
}

export interface Outcome {
  readonly origin: string;
  readonly startedAt: string;
  readonly seconds: number;
  readonly services: readonly string[];
  readonly results: readonly Result[];
  readonly times: readonly CallTimes[];
  /** Calls whose examples were all refused: nothing is known of their successes. */
  readonly onlyRefused: readonly string[];
  /** What is different on the platform now. */
  readonly remainders: readonly string[];
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;

const timesOf = ({ durations }: Client): readonly CallTimes[] =>
  [...durations]
    .map(([path, all]) => {
      const sorted = all.toSorted((one, other) => one - other);
      return { path, count: all.length, p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
    })
    .toSorted((one, other) => other.p95 - one.p95);

/** Also the first request, which shows whether there is a platform at all. */
const readSiteDetail = async (client: Client, config: CheckConfig): Promise<unknown> => {
  const exchange = await client.send({
    path: "/api/arks/web/site/detail",
    body: { site_id: config.site },
  });
  if (exchange.failure !== undefined) throw new Unreachable(exchange.failure);
  return envelopeIn(exchange.json)?.data;
};

const servicesIn = (siteDetail: unknown): ReadonlyMap<string, number> => {
  const declared = valueAt(siteDetail, "capabilities");
  return new Map(
    Object.entries(isObject(declared) ? declared : {}).map(([name, version]) => [
      name,
      Number(version),
    ]),
  );
};

/** An example that no longer fits the contract would make every answer to it meaningless. */
const refuseUnfitValues = ({ contract, config }: RunOptions): void => {
  const problems = contract.calls.flatMap((call) =>
    call.examples.flatMap(({ body }) =>
      call
        .requestProblems(bodyFor(config, call, body))
        .map(
          ({ at, message }) =>
            `The example of ${call.id} does not fit with this configuration: ${at} ${message}.`,
        ),
    ),
  );
  if (problems.length > 0) throw new UsageError(problems);
};

const logoutPath = "/api/logout";

/** Every check of one call. */
const checkCall = async (
  context: CheckContext,
  call: ContractCall,
  member: Member | undefined,
): Promise<void> => {
  const skip = (reason: string) =>
    context.results.skip(
      {
        rule: call.id,
        area: call.area,
        subject: call.id,
        title: "the whole call",
        severity: "must",
      },
      reason,
    );
  const reason = objection(context, call);
  if (reason !== undefined) return skip(reason);
  const presence = presenceOf(context, call);
  if (presence.is === "unknown") return skip(presence.because);
  if (presence.is === "absent") return checkAbsent(context, call, member);
  // What is not there at all fails once, and not at every further request.
  if (!(await checkExamples(context, call, member))) return;
  await checkFaults(context, call, member);
  await checkTokens(context, call);
};

/** The session that the calls are made with: it follows renewals, as that of every client must. */
interface FollowedSession {
  readonly client: Client;
  readonly token: () => string;
  /** The same member with whatever the token is at the moment. */
  readonly member: Member;
  /** The tokens before each renewal. */
  readonly renewals: readonly string[];
  /** The platform has answered 401 to the current token. */
  readonly isLost: () => boolean;
}

const followSession = (client: Client, login: Member): FollowedSession => {
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
        // The token that /get_login_header lends is for /login alone.
        if (next !== null && next !== token && sending.path !== "/api/get_login_header") {
          renewals.push(token);
          token = next;
        }
        return exchange;
      },
    },
  };
};

/** A platform that loses every session would otherwise be logged in to before each call. */
const mostLogins = 5;

/** Where real time is tried, and what of it. */
interface RealTimePart {
  readonly realTime: RealTime | undefined;
  readonly areas: readonly Area[];
}

/** Makes the calls as a member, and once more logged in if a fault of one call has ended the session. */
const checkMemberCalls = async (
  context: CheckContext,
  calls: readonly ContractCall[],
  { account, realTime, areas }: RealTimePart & { readonly account: TestAccount },
): Promise<void> => {
  let logins = 0;
  let listener: Socket | undefined;
  const begin = async (): Promise<FollowedSession | undefined> => {
    logins += 1;
    const login = await logIn(context, account);
    if (login === undefined) return undefined;
    listener?.close();
    listener = await realTime?.openAs(login);
    return followSession(context.client, login);
  };
  let isRenewalChecked = false;
  const checkFirstRenewal = async ({ client, renewals, token }: FollowedSession) => {
    const [before] = renewals;
    if (before === undefined || isRenewalChecked) return;
    isRenewalChecked = true;
    const exchange = await client.send({ path: "/api/member/profile", token: token() });
    await checkRenewal(context, exchange, { before, after: token() });
  };

  let session = await begin();
  for (const call of calls) {
    const member = session && { token: session.token() };
    await checkCall({ ...context, client: session?.client ?? context.client }, call, member);
    if (session === undefined) continue;
    await checkFirstRenewal(session);
    if (session.isLost() && logins < mostLogins) session = await begin();
  }
  listener?.close();
  if (session && realTime)
    await checkAsMember({ ...context, client: session.client }, realTime, {
      member: session.member,
      areas,
    });
  // With one account alone its second login has ended this session.
  if (session && !session.isLost()) await logOut(context, session.member);
};

const checkCalls = async (
  context: CheckContext,
  calls: readonly ContractCall[],
  part: RealTimePart,
): Promise<void> => {
  const [account] = context.config.may.login === true ? context.config.accounts : [];
  if (account) return checkMemberCalls(context, calls, { ...part, account });
  for (const call of calls) await checkCall(context, call, undefined);
  skipMember(context, part.areas);
};

/** Sessions begin and end on purpose here, so that they are the business of an account of their own if there is one. */
const checkSessionsOf = async (context: CheckContext): Promise<void> => {
  const { config, contract, isReadOnly, results } = context;
  const account = config.accounts[1] ?? config.accounts[0];
  const logout = contract.calls.find(({ path }) => path === logoutPath);
  const reason = logout && objection({ config, isReadOnly }, logout);
  if (account && logout && reason === undefined) return checkSessions(context, account, logout);
  results.skip(
    {
      rule: "logout",
      area: "sessions",
      subject: "logout",
      title: "from a login to its logout",
      severity: "must",
    },
    reason ?? "no account is configured",
  );
};

/**
 * Tries everything that the configuration allows, one request after the other: the durations are those of single
 * requests, and a platform that is in use is not burdened.
 *
 * @throws UsageError if the configuration does not fit the contract
 * @throws Unreachable if the platform does not answer
 */
export const runChecks = async (options: RunOptions): Promise<Outcome> => {
  refuseUnfitValues(options);
  const { origin, contract, config, areas, isReadOnly, onResult } = options;
  const mask = createMask();
  for (const { password, temporaryPassword = "" } of config.accounts) {
    mask.hide(password);
    mask.hide(temporaryPassword);
  }
  const since = performance.now();
  const startedAt = new Date().toISOString();
  const client = createClient({ origin, language: config.language, mask });
  const results = createResults({ mask, rules: contract.rules, ...(onResult && { onResult }) });
  const siteDetail = await readSiteDetail(client, config);
  const context: CheckContext = {
    contract,
    config,
    client,
    mask,
    results,
    isReadOnly,
    services: servicesIn(siteDetail),
    remainders: new Map(),
    successes: new Map(),
  };

  const calls = contract.calls.filter(
    ({ area, path }) => areas.includes(area) && path !== logoutPath,
  );
  if (areas.includes("protocol")) await checkUnknownPaths(context);
  const realTime = await beginRealTime(context, { origin, siteDetail, areas });
  if (calls.length > 0 || realTime) await checkCalls(context, calls, { realTime, areas });
  if (areas.includes("sessions")) await checkSessionsOf(context);
  realTime?.end();

  return {
    origin,
    startedAt,
    seconds: (performance.now() - since) / 1_000,
    services: [...context.services.keys()],
    results: results.all,
    times: timesOf(client),
    onlyRefused: [...context.successes].flatMap(([id, succeeded]) => (succeeded ? [] : [id])),
    remainders: [...context.remainders].map(([what, times]) => `${times} × ${what}`),
  };
};
