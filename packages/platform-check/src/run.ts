import { envelopeIn } from "./checks/answers.ts";
import { checkCalls } from "./checks/calls.ts";
import { checkCodes, unseenCodes } from "./checks/codes.ts";
import { checkConservation } from "./checks/conservation.ts";
import { bodyFor, objection, type CheckContext } from "./checks/context.ts";
import { beginRealTime } from "./checks/events.ts";
import { checkUnknownPaths } from "./checks/faults.ts";
import { checkMemberAreas, type Acting } from "./checks/followed-session.ts";
import { checkForms } from "./checks/forms.ts";
import { checkIdempotency } from "./checks/idempotency.ts";
import { checkZonesAndLanguages } from "./checks/languages.ts";
import { checkLists } from "./checks/lists.ts";
import { checkRegistrations } from "./checks/registrations.ts";
import { checkSessions } from "./checks/sessions.ts";
import { checkThrottles } from "./checks/throttles.ts";
import { createClient, Unreachable, type Client } from "./client.ts";
import { UsageError, type CheckConfig } from "./config.ts";
import type { Area, Contract } from "./contract.ts";
import { isObject, valueAt } from "./json-value.ts";
import { createMask } from "./masking.ts";
import { createResults, type Result } from "./results.ts";

export interface RunOptions {
  readonly origin: string;
  readonly contract: Contract;
  readonly config: CheckConfig;
  readonly areas: readonly Area[];
  readonly isReadOnly: boolean;
  /** Of the order in which money is moved. */
  readonly seed: number;
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
  readonly unseenCodes: ReturnType<typeof unseenCodes>;
  readonly seed: number;
  /** What is different on the platform now. */
  readonly remainders: readonly string[];
  /** Why the run ended before its end: the platform did not answer any more. */
  readonly lost?: string;
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
  const known = new Set(contract.calls.map(({ id }) => id));
  const named = [
    ...config.cases.map(({ call }) => call),
    ...config.accounts.flatMap(({ calls = [] }) => calls),
  ];
  const unknown = named.filter((id) => !known.has(id)).map((id) => `There is no call ${id}.`);
  if (problems.length + unknown.length > 0) throw new UsageError([...problems, ...unknown]);
};

const logoutPath = "/api/logout";

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
 * @throws Unreachable if the platform does not answer the first request; one that goes away later ends the run
 */
export const runChecks = async (options: RunOptions): Promise<Outcome> => {
  refuseUnfitValues(options);
  const { origin, contract, config, areas, isReadOnly, seed, onResult } = options;
  const mask = createMask();
  for (const secret of config.secrets) mask.hide(secret);
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
  let lost: string | undefined;
  try {
    if (calls.length > 0 || realTime) await checkCalls(context, calls, { realTime, areas });
    if (areas.includes("sessions")) await checkSessionsOf(context);
    const memberAreas = [
      ["idempotency", checkIdempotency],
      ["conservation", (acting: Acting) => checkConservation(acting, options.seed)],
      ["lists", checkLists],
      ["lists", checkZonesAndLanguages],
      ["forms", checkForms],
      ["codes", checkCodes],
    ] as const;
    if (areas.includes("idempotency")) await checkRegistrations(context);
    await checkMemberAreas(
      context,
      memberAreas.filter(([area]) => areas.includes(area)),
      realTime,
    );
    if (areas.includes("throttles")) await checkThrottles(context);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    // What was found, and what is left behind, is as true as before.
    lost = error.message;
  } finally {
    // An open socket would keep the program alive.
    realTime?.end();
  }

  return {
    origin,
    startedAt,
    seconds: (performance.now() - since) / 1_000,
    services: [...context.services.keys()],
    results: results.all,
    times: timesOf(client),
    onlyRefused: [...context.successes].flatMap(([id, succeeded]) => (succeeded ? [] : [id])),
    unseenCodes: unseenCodes(context, client.codes),
    seed,
    remainders: [...context.remainders].map(([what, times]) => `${times} × ${what}`),
    ...(lost !== undefined && { lost }),
  };
};
