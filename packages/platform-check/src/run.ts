import { envelopeIn } from "./checks/answers.ts";
import { bodyFor, objection, type CheckContext, type Member } from "./checks/context.ts";
import { checkExamples } from "./checks/examples.ts";
import { checkFaults, checkUnknownPaths } from "./checks/faults.ts";
import { checkAbsent, presenceOf } from "./checks/services.ts";
import { checkRenewal, checkSessions, logIn, logOut } from "./checks/sessions.ts";
import { checkTokens } from "./checks/tokens.ts";
import { createClient, Unreachable, type Client } from "./client.ts";
import { UsageError, type CheckConfig } from "./config.ts";
import type { Area, Contract, ContractCall } from "./contract.ts";
import { isObject, valueAt } from "./json-value.ts";
import { createMask } from "./masking.ts";
import { createResults, type Result } from "./results.ts";

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

/** The services that the platform declares. Also the first request, which shows whether there is a platform at all. */
const declaredServices = async (client: Client, config: CheckConfig): Promise<Map<string, number>> => {
  const exchange = await client.send({
    path: "/api/arks/web/site/detail",
    body: { site_id: config.site },
  });
  if (exchange.failure !== undefined) throw new Unreachable(exchange.failure);
  const declared = valueAt(envelopeIn(exchange.json)?.data, "capabilities");
  return new Map(
    Object.entries(isObject(declared) ? declared : {}).map(([name, version]) => [
      name,
      Number(version),
    ]),
  );
};

/** An example that no longer fits the contract would make every answer to it meaningless. */
const refuseUnfitValues = ({ contract, config }: RunOptions): void => {
  const problems = contract.calls.flatMap(({ id, examples, requestProblems }) =>
    examples.flatMap(({ body }) =>
      requestProblems(bodyFor(config, body)).map(
        ({ at, message }) => `The example of ${id} does not fit with this configuration: ${at} ${message}.`,
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
      { rule: call.id, area: call.area, subject: call.id, title: "the whole call", severity: "must" },
      reason,
    );
  const reason = objection(context, call);
  if (reason !== undefined) return skip(reason);
  const presence = presenceOf(context, call);
  if (presence.is === "unknown") return skip(presence.because);
  if (presence.is === "absent") return checkAbsent(context, call, member);
  await checkExamples(context, call, member);
  await checkFaults(context, call, member);
  await checkTokens(context, call);
};

/** A client that follows renewals, as every client of a platform must, and reports the first one. */
const following = (
  client: Client,
  login: Member,
): { readonly client: Client; readonly member: () => Member; readonly renewals: readonly string[] } => {
  let { token } = login;
  const renewals: string[] = [];
  return {
    renewals,
    member: () => ({ token }),
    client: {
      ...client,
      send: async (sending) => {
        const exchange = await client.send(sending);
        const next = exchange.headers.get("authorization");
        // The token that /get_login_header lends is for /login alone.
        const isLent = sending.path === "/api/get_login_header";
        if (sending.token === token && next !== null && next !== token && !isLent) {
          renewals.push(token);
          token = next;
        }
        return exchange;
      },
    },
  };
};

const checkCalls = async (context: CheckContext, calls: readonly ContractCall[]): Promise<void> => {
  const [account] = context.config.may.login === true ? context.config.accounts : [];
  const login = account && (await logIn(context, account));
  if (login === undefined) {
    for (const call of calls) await checkCall(context, call, undefined);
    return;
  }
  const { client, member, renewals } = following(context.client, login);
  const followed = { ...context, client };
  let isRenewalChecked = false;
  for (const call of calls) {
    await checkCall(followed, call, member());
    const [before] = renewals;
    if (before !== undefined && !isRenewalChecked) {
      isRenewalChecked = true;
      const exchange = await client.send({ path: "/api/member/profile", token: member().token });
      await checkRenewal(context, exchange, { before, after: member().token });
    }
  }
  await logOut(context, member());
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
  const context: CheckContext = {
    ...{ contract, config, client, mask, results, isReadOnly },
    services: await declaredServices(client, config),
    remainders: new Map(),
  };

  const calls = contract.calls.filter(
    ({ area, path }) => areas.includes(area) && path !== logoutPath,
  );
  if (areas.includes("protocol")) await checkUnknownPaths(context);
  if (calls.length > 0) await checkCalls(context, calls);
  const account = config.accounts[1] ?? config.accounts[0];
  if (areas.includes("sessions") && account && config.may.login === true && !isReadOnly)
    await checkSessions(context, account, contract.calls.find(({ path }) => path === logoutPath));

  return {
    origin,
    startedAt,
    seconds: (performance.now() - since) / 1_000,
    services: [...context.services.keys()],
    results: results.all,
    times: timesOf(client),
    remainders: [...context.remainders].map(([what, times]) => `${times} × ${what}`),
  };
};
