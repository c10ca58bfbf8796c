import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";

/** The kit as an operator runs it: a program of its own, which this repository's code knows only by its path. */
const program = join(import.meta.dirname, "../../../packages/platform-check/src/main.ts");

export interface Report {
  readonly seconds: number;
  readonly onlyRefused: readonly string[];
  readonly remainders: readonly string[];
  readonly times: readonly { readonly path: string; readonly p95: number }[];
  readonly results: readonly {
    readonly rule: string;
    readonly ruleText: string;
    readonly subject: string;
    readonly title: string;
    readonly outcome: string;
  }[];
}

export const failed = ({ results }: Report) =>
  results.filter(({ outcome }) => outcome === "failed");

const password = "naluma88";
const temporaryPassword = "naluma99";

/** What no output of the kit may hold. */
export const secrets: readonly string[] = [password, temporaryPassword];

const account = (name: string, more = ""): string =>
  `  - { account: ${name}, password: ${password}, captcha: "0000"${more} }`;

/**
 * Everything that the sandbox has is tried. The first account has letters, so that there are times and pages to judge;
 * others make the calls for which one has to be an agent, be poor, or have money at a provider.
 */
export const sandboxConfig = `
site: 1
currency: USD
accounts:
${account("player31")}
${account("player30", `, temporaryPassword: ${temporaryPassword}`)}
${account("player17", ", calls: [getAgentReport, sendToDownline]")}
${account("player03", ", calls: [bringAllBack]")}
${account("player16", ", calls: [getBalanceBack]")}
${account("player04", ", calls: [topUp]")}
${account("player36", ", calls: [listFriends, getInvitation]")}
may:
  { login: true, play: true, money: true, favourites: true, letters: true, bulletins: true,
    promotions: true, password: true, register: true, transfer: true, throttles: true }
values:
  # A game that the sandbox has, so that it is really opened and left.
  gp_id: GPHL
  startGame.gpId: GPHL
  game_code: G1001
  getIntroducerCurrency.id: 1017
  verifyTransfer.account: player20
  verifyTransfer.withdraw_password: "4417"
  verifyTransfer.member_email: nadia@example.com
  verifyTransfer.member_phone: ""
  resetPassword.account: player20
  resetPassword.password: ${password}
  exchangeEnc.enc: { env: CHECK_ENC }
  sendRegisterSms.currency: VND
  sendRegisterSms.member_phone: "0987654321"
  # The form of this currency asks for an email address, which the contract's example leaves empty.
  register.member_email: platform-check@example.com
  register.member_phone: ""
  register.phone_verify: ""
  register.introducer: ""
  register.recommend_code: ""
  sendToDownline.account: player38
  sendToDownline.amount: "0.10"
secondForm:
  on:
    path: /sandbox/answers
    headers: { authorization: { env: CHECK_OPERATOR } }
    body: { path: "*", member: player31, form: 2, times: always }
  off:
    method: DELETE
    path: "/sandbox/answers/{id}"
    headers: { authorization: { env: CHECK_OPERATOR } }
cases:
  - { call: login, code: "102", body: { account: player05, password: ${password} } }
  - { call: login, code: "103", body: { account: player06, password: ${password} } }
  - { call: login, code: "107", body: { account: player35, password: ${password} } }
  - { call: login, code: "802", body: { account: player32, password: ${password} } }
  - { call: getLayout, account: player36, code: "100" }
  - { call: register, code: "106", body: { introducer: "9999" } }
  - { call: register, code: "216", body: { member_email: check@trash.example } }
`;

const wheel = "The wheel of the check";

/** As the operator: an envelope and a roulette with enough for every check, and a link to log in with. */
export const prepareSandbox = async ({
  api,
  operatorKey,
}: {
  readonly api: string;
  readonly operatorKey: string;
}): Promise<NodeJS.ProcessEnv> => {
  const authorization = `Bearer ${operatorKey}`;
  const ask = async (path: string, body?: unknown): Promise<string> => {
    const answer = await fetch(`${api}/sandbox/${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${text}`);
    return text;
  };
  const link = await ask("login-links", { member: "player29" });
  const environment = {
    CHECK_OPERATOR: authorization,
    CHECK_ENC: /enc=([^"&]+)/.exec(link)?.[1],
  };
  // All test files share a sandbox, which has one roulette at a time in a currency.
  if ((await ask("campaigns")).includes(wheel)) return environment;
  const campaign = { end_at: Date.now() + 60 * 60_000, times: 500, per: "campaign" };
  const offer = { currency: "USD", budget: "50000.00" };
  await ask("campaigns", {
    ...campaign,
    kind: "red_envelope",
    name: { en_US: "A dollar or three" },
    currencies: [{ ...offer, least: "1.00", most: "3.00" }],
  });
  await ask("campaigns", {
    ...campaign,
    kind: "roulette",
    name: { en_US: wheel },
    currencies: [offer],
    prizes: [
      { name: { en_US: "88.00" }, amounts: { USD: "88.00" }, weight: 1 },
      { name: { en_US: "A little" }, amounts: { USD: "1.88" }, weight: 5 },
      { name: { en_US: "Try again" }, amounts: null, weight: 4 },
    ],
  });
  return environment;
};

export interface Kit {
  check(
    ...args: readonly string[]
  ): Promise<{ readonly code: number | null; readonly said: string }>;
  /** What `--report name` has written. */
  readReport(name: string): Report;
  outputs(name: string): readonly string[];
  remove(): void;
}

/** The kit with this configuration, in a folder of its own. */
export const installKit = (config: string, environment: NodeJS.ProcessEnv): Kit => {
  const folder = mkdtempSync(join(tmpdir(), "naluma-platform-check-"));
  writeFileSync(join(folder, "platform-check.yaml"), config);
  return {
    async check(...args) {
      const child = spawn(process.execPath, [program, ...args], {
        cwd: folder,
        env: { ...process.env, ...environment },
      });
      let said = "";
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding("utf8").on("data", (part: string) => (said += part));
      const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
      return { code, said };
    },
    readReport: (name) => JSON.parse(readFileSync(join(folder, name, "report.json"), "utf8")),
    outputs: (name) =>
      readdirSync(join(folder, name)).map((file) => readFileSync(join(folder, name, file), "utf8")),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** The kit while the tests of a file run, for the sandbox that all service tests share. */
export const usePlatformKit = (config: string): Omit<Kit, "remove"> => {
  let kit: Kit | undefined;
  const installed = (): Kit => {
    if (!kit) throw new Error("The kit is there from the first test on.");
    return kit;
  };
  beforeAll(async () => {
    kit = installKit(config, await prepareSandbox(inject("stack")));
  });
  afterAll(() => kit?.remove());
  return {
    check: (...args) => installed().check(...args),
    readReport: (name) => installed().readReport(name),
    outputs: (name) => installed().outputs(name),
  };
};
