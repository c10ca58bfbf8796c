import * as v from "valibot";

const isObject = (value: unknown) => typeof value === "object" && value !== null;

/** The options as the platform sent them; the browser validates them. */
export const creationOptions = v.custom<PublicKeyCredentialCreationOptionsJSON>(isObject);
export const requestOptions = v.custom<PublicKeyCredentialRequestOptionsJSON>(isObject);

/** Something that holds passkeys. Undefined means that the person or the device did not complete the prompt. */
export interface Authenticator {
  create(options: PublicKeyCredentialCreationOptionsJSON): Promise<unknown>;
  get(options: PublicKeyCredentialRequestOptionsJSON): Promise<unknown>;
}

/** Whether this browser can parse a platform's passkey options; all browsers can since 2025. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== "undefined" &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function" &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function";

const jsonOf = (credential: Credential | null): unknown =>
  credential instanceof PublicKeyCredential ? credential.toJSON() : undefined;

/** Refused by the person, timed out, or already registered on the device. */
const givenUp = () => undefined;

/**
 * The device's own prompt. It ends with the dialog that opened it: a browser refuses a second prompt at the same time.
 *
 * @param mediation `conditional` shows no prompt: the browser offers its passkeys in the username field
 */
export const browserAuthenticator = (
  signal: AbortSignal,
  mediation?: "conditional",
): Authenticator => ({
  create: (options) =>
    navigator.credentials
      .create({ signal, publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
      .then(jsonOf, givenUp),
  get: (options) =>
    navigator.credentials
      .get({
        signal,
        ...(mediation && { mediation }),
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
      })
      .then(jsonOf, givenUp),
});

export const offersPasskeys = async (): Promise<boolean> =>
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
