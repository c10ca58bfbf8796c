/**
 * The member services that a platform may offer beside the calls that every platform has, and the version of each that
 * this client speaks (docs/wire/wire.md, Member services).
 */
const versions = {
  activity: 1,
  agents: 1,
  authenticator: 1,
  bankAccounts: 1,
  captchaWork: 1,
  devices: 1,
  friends: 1,
  limits: 1,
  passkeys: 1,
  promotions: 1,
  realityCheck: 1,
  receipts: 1,
  records: 1,
  selfExclusion: 1,
  timeOut: 1,
  topUp: 1,
  withdrawPassword: 1,
} as const;

export type Capability = keyof typeof versions;

const isCapability = (name: string): name is Capability => Object.hasOwn(versions, name);

export const capabilities: readonly Capability[] = Object.keys(versions).filter(isCapability);

/**
 * The capabilities in what a platform names, in a fixed order. A name that this client does not know is ignored, and
 * one in a version that it does not speak counts as absent.
 */
export const readCapabilities = (named: Readonly<Record<string, unknown>>): readonly Capability[] =>
  capabilities.filter((name) => Object.hasOwn(named, name) && named[name] === versions[name]);

/** What a platform says of itself if it has these and no others. */
export const namedCapabilities = (
  names: readonly Capability[],
): Readonly<Partial<Record<Capability, number>>> =>
  Object.fromEntries(names.map((name) => [name, versions[name]]));
