interface Service {
  /** The version that this client speaks. */
  readonly version: number;
  /** Its calls, below `/services/v1/`; one that several services have is listed at each of them. */
  readonly calls: readonly string[];
}

/**
 * The member services that a platform may offer beside the calls that every platform has (docs/wire/wire.md, Member
 * services). Their pages are in `namedPages`.
 */
export const services = {
  activity: { version: 1, calls: ["member/activity"] },
  agents: {
    version: 1,
    calls: ["member/agent", "member/agent/report", "member/agent/transfer"],
  },
  authenticator: {
    version: 1,
    calls: [
      "member/login-protection",
      "member/login-protection/totp/begin",
      "member/login-protection/totp/confirm",
      "member/login-protection/totp/recovery-codes",
      "member/login-protection/totp/remove",
      "visitor/second-step",
    ],
  },
  bankAccounts: {
    version: 1,
    calls: [
      "member/bank-accounts",
      "member/bank-accounts/add",
      "member/bank-accounts/default",
      "member/bank-accounts/remove",
    ],
  },
  captchaWork: { version: 1, calls: ["visitor/captcha-work"] },
  devices: { version: 1, calls: ["member/devices", "member/devices/remove"] },
  friends: { version: 1, calls: ["member/friends", "member/invitation"] },
  limits: {
    version: 1,
    calls: ["member/limits", "member/limits/keep", "member/limits/set"],
  },
  passkeys: {
    version: 1,
    calls: [
      "member/login-protection",
      "member/login-protection/passkeys/add",
      "member/login-protection/passkeys/begin",
      "member/login-protection/passkeys/remove",
      "visitor/passkey/begin",
      "visitor/passkey/login",
    ],
  },
  promotions: { version: 1, calls: ["member/promotions"] },
  realityCheck: { version: 1, calls: ["member/reality-check", "member/session"] },
  receipts: { version: 1, calls: ["member/receipts"] },
  records: { version: 1, calls: ["member/records"] },
  selfExclusion: { version: 1, calls: ["member/limits", "member/limits/self-exclusion"] },
  timeOut: { version: 1, calls: ["member/limits", "member/limits/time-out"] },
  topUp: { version: 1, calls: ["member/top-up"] },
  withdrawPassword: { version: 1, calls: ["member/withdraw-password"] },
} as const satisfies Readonly<Record<string, Service>>;

export type Capability = keyof typeof services;

const isCapability = (name: string): name is Capability => Object.hasOwn(services, name);

// Marked as pure, so that a page that needs neither carries neither list nor table.
export const capabilities: readonly Capability[] = /* @__PURE__ */ (() =>
  Object.keys(services).filter(isCapability))();

/**
 * The capabilities in what a platform names, in a fixed order. A name that this client does not know is ignored, and
 * one in a version that it does not speak counts as absent.
 */
export const readCapabilities = (named: Readonly<Record<string, unknown>>): readonly Capability[] =>
  capabilities.filter(
    (name) => Object.hasOwn(named, name) && named[name] === services[name].version,
  );

/** What a platform says of itself if it has these and no others. */
export const namedCapabilities = (
  names: readonly Capability[],
): Readonly<Partial<Record<Capability, number>>> =>
  Object.fromEntries(names.map((name) => [name, services[name].version]));
